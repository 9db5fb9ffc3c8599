// A value that components can subscribe to: they are redrawn when it changes.
import { useLayoutEffect, useReducer } from "preact/hooks";

export class Store<T> {
  private readonly watchers = new Set<() => void>();
  private value: T;

  constructor(value: T) {
    this.value = value;
  }

  get(): T {
    return this.value;
  }

  set(value: T): void {
    if (value === this.value) return;
    this.value = value;
    for (const watcher of [...this.watchers]) watcher();
  }

  update(change: Partial<T>): void {
    this.set({ ...this.value, ...change });
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  const drawn = store.get();
  useLayoutEffect(() => {
    if (store.get() !== drawn) redraw();
    return store.watch(() => redraw());
  }, [store]);
  return drawn;
}
