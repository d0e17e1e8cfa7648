import { useCallback, useState } from 'react'

/** What is chosen of a list, by its ids. @param initial chosen at first */
export function useChoice(initial: () => ReadonlySet<number> = () => new Set()) {
  const [chosen, setChosen] = useState(initial)
  const toggle = useCallback(
    (ids: readonly number[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before)
        for (const id of ids) isChosen ? next.add(id) : next.delete(id)
        return next
      }),
    [],
  )
  const clear = () => setChosen(new Set())
  return { chosen, toggle, clear }
}
