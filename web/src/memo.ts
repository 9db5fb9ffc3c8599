// Redrawing only what has changed: a component that is redrawn only when its properties or the language change.
import { Component, h } from "preact";
import { language } from "./language";

/** The current properties, for handlers that run long after a component was drawn. */
export interface Latest<P> {
  latest: () => P;
}

/** `draw`, skipped while `same` returns true: by default, while every property is identical. */
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
