import { createFileRoute } from '@tanstack/react-router'
import { DictionaryPage } from '../../features/behind-login/desk-system/dictionary/dictionary-page.tsx'

export const Route = createFileRoute('/_desk/system/dictionary')({
  staticData: {
    name: 'desk-system-dictionary',
    words: ['desk-system', 'parts'],
    authority: (names) => names.includes('desk.dictionaries') || names.includes('desk.banners'),
  },
  component: DictionaryRoutePage,
})

function DictionaryRoutePage() {
  return <DictionaryPage />
}
