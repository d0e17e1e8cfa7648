import { createFileRoute } from '@tanstack/react-router'
import { HoursPrintPage } from '../../features/behind-login/print/hours/hours-print-page.tsx'
import { hoursPrintSearch } from '../../features/behind-login/print/hours/hours-search.ts'

/** A student's certificate of hours, or without one the sum of the period's. */
export const Route = createFileRoute('/_player/hoursPrint')({
  staticData: { name: 'pdfPage', words: ['print'], authority: 'courses.study' },
  validateSearch: hoursPrintSearch,
  component: HoursPrint,
})

function HoursPrint() {
  return <HoursPrintPage id={Route.useSearch().certificate} />
}
