import { createFileRoute } from '@tanstack/react-router'
import { stepFormSearch } from '../../features/behind-login/desk-records/records-search.ts'
import { RefundStepForm } from '../../features/behind-login/desk-records/refund-form/refund-step-form.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/form/step-form')({
  staticData: { name: 'desk-form-step', words: ['desk-records', 'forms'], authority: 'desk.refunds' },
  validateSearch: stepFormSearch,
  component: RefundStepFormPage,
})

function RefundStepFormPage() {
  return <RefundStepForm search={useTabPage(Route).search} />
}
