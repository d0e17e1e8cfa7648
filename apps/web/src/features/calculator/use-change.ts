import { useNavigate } from '@tanstack/react-router'
import type { CalculatorSearch } from './calculator-search.ts'

/** Changes parts of the input. The address follows in place: the way back leaves the calculator, not one digit. */
export function useChange(): (changes: Partial<CalculatorSearch>) => void {
  const navigate = useNavigate()
  return (changes) =>
    void navigate({
      to: '/Calculator',
      search: (previous) => ({ ...previous, ...changes }),
      replace: true,
      resetScroll: false,
    })
}
