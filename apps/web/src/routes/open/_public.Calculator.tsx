import { createFileRoute } from '@tanstack/react-router'
import { CalculatorPage } from '../../features/calculator/calculator-page.tsx'
import { calculatorSearch } from '../../features/calculator/calculator-search.ts'
import { standardsQueryOptions } from '../../features/calculator/queries.ts'

export const Route = createFileRoute('/_public/Calculator')({
  staticData: { name: 'Calculator', words: ['calculator'], canonical: [] },
  validateSearch: calculatorSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(standardsQueryOptions),
  component: Calculator,
})

function Calculator() {
  return <CalculatorPage search={Route.useSearch()} />
}
