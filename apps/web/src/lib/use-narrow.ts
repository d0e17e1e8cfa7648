import { useNavigate } from '@tanstack/react-router'

/** Changes what a list is narrowed by in the address: the list begins anew, the page stays where it is. */
export function useNarrow(): (change: Record<string, string | number | undefined>) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, page: undefined, ...change }),
      resetScroll: false,
    })
}
