import type { View } from './view.ts'

/** What is shown of a lesson, and who is told when that changes. */
export class ViewStore {
  #view: View
  readonly #listeners = new Set<() => void>()

  constructor(view: View) {
    this.#view = view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): View => this.#view

  setCaptions(hasCaptions: boolean): void {
    this.show({ hasCaptions })
  }

  /** The reader has seen what was said. */
  dismiss(): void {
    this.show({ said: null })
  }

  protected show(part: Partial<View>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }
}
