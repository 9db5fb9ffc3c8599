// Drawing only what has changed: a component that is drawn anew only when its properties differ, or the language.
import { Component, h } from "preact";
import { language } from "./language";

/** What is done on a click, say, may happen long after it was drawn: these are the properties of that moment. */
export interface Latest<P> {
  latest: () => P;
}

/** `draw`, but left as it is while `same` says so: usually while every property is the very same. */
export function memo<P extends object>(
  draw: (props: P & Latest<P>) => preact.JSX.Element | null,
  same = allSame<P>,
) {
  return class extends Component<P> {
    spoken = "";
    latest = (): P => this.props as P;
    shouldComponentUpdate(next: P): boolean {
      return this.spoken !== language.get() || !same(this.props as P, next);
    }
    render() {
      this.spoken = language.get();
      return h(draw, { ...(this.props as P), latest: this.latest });
    }
  };
}

export function allSame<P extends object>(one: P, other: P): boolean {
  const parts = Object.keys(other) as (keyof P)[];
  return parts.length === Object.keys(one).length && parts.every((part) => one[part] === other[part]);
}
