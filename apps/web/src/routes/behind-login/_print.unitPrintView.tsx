import { createFileRoute } from '@tanstack/react-router'
import { PrintPage } from '../../features/behind-login/print/print-page.tsx'
import { certificateOf, prefetchPrint } from '../../features/behind-login/print/queries.ts'
import { getRole, useRole } from '../../lib/session/session.ts'

/** The certificate of the unit or the person that is logged in. */
export const Route = createFileRoute('/_print/unitPrintView')({
  staticData: { name: 'unitPrintView', words: ['print'], authority: 'applies.read' },
  loader: ({ context }) => prefetchPrint(context.queryClient, certificateOf(getRole())),
  component: UnitPrintView,
})

function UnitPrintView() {
  return <PrintPage subject={certificateOf(useRole())} />
}
