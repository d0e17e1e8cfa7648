import { useNavigate } from '@tanstack/react-router'
import { withToggled } from './compared.ts'

/** Takes a course into what the address compares, or out of it; the list stays where it is. */
export function useCompare(): (id: number) => void {
  const navigate = useNavigate()
  return (id) =>
    void navigate({
      to: '.',
      search: (former) => ({ ...former, compare: withToggled(former.compare, id) }),
      replace: true,
      resetScroll: false,
    })
}
