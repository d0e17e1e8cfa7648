import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import type { RecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { CatalogField } from './catalog-field.tsx'
import { IssueFields } from './issue-fields.tsx'
import type { JournalValues } from './journal-values.ts'
import { PagesField } from './pages-field.tsx'

afterEach(cleanup)

const values = {
  ...{ pages: ['/1.png', '/2.png', '/3.png'], arriving: [], pdfUrl: '/issue.pdf', pdf: [] },
  catalog: [
    { title: '甲', author: '', page: '1' },
    { title: '乙', author: '', page: '2' },
  ],
}

function Part({ of: Shown }: { of: ComponentType<{ form: RecordForm<JournalValues> }> }) {
  const form = useForm({ defaultValues: values }) as unknown as RecordForm<JournalValues>
  return (
    <UiProvider>
      <Shown form={form} />
    </UiProvider>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('says where a page has gone, and leaves the focus on a button that moves it', async () => {
  await renderPage(<Part of={PagesField} />)
  press('第 2 页前移')
  await waitFor(() => expect(screen.getByText('已移到第 1 位').role).toBe('status'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '第 1 页后移' }))
})

it.each([
  ['页面', PagesField, '删除第 1 页'],
  ['目录', CatalogField, '删除目录第 1 项'],
  ['整期 PDF', IssueFields, '移除 PDF'],
] as const)('keeps the focus in its part when what had it goes: %s', async (part, Field, name) => {
  await renderPage(<Part of={Field} />)
  press(name)
  await waitFor(() => expect(document.activeElement?.textContent).toContain(part))
  expect(document.activeElement).not.toBe(document.body)
})
