import { createFileRoute } from '@tanstack/react-router'
import { ApplyPage } from '../../features/experts/apply/apply-page.tsx'

export const Route = createFileRoute('/_public/LetterAppointmentInfo/apply')({
  staticData: { name: 'LetterAppointmentInfo', words: ['experts', 'forms'] },
  component: ApplyPage,
})
