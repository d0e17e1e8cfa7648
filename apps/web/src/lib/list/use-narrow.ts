import { useNavigate } from '@tanstack/react-router'

/**
 * Changes what a list is narrowed or sorted by in the address: the list begins anew, the page stays where it is. With
 * `replace` the way back leads over what was there before.
 *
 * @typeParam Search the page's search params
 */
export function useNarrow<Search extends object>(): (
  change: Partial<Search>,
  options?: { replace: boolean },
) => Promise<void> {
  const navigate = useNavigate()
  return (change, options) =>
    navigate({
      to: '.',
      search: (search: object) => ({ ...search, page: undefined, ...change }),
      resetScroll: false,
      ...options,
    })
}
