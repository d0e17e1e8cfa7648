import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { CertRows } from './cert-rows.tsx'
import { emptyExpert } from './expert-form.ts'
import type { ExpertFormApi } from './expert-schema.ts'

function Rows() {
  const form = useForm({ defaultValues: emptyExpert }) as unknown as ExpertFormApi
  return <CertRows form={form} />
}

it('keeps the focus among the rows when one is taken away', async () => {
  await renderPage(<Rows />)
  fireEvent.click(screen.getByRole('button', { name: '添加一项证书' }))
  const remove = await screen.findByRole('button', { name: '删除第 2 项证书' })
  remove.focus()
  fireEvent.click(remove)
  expect(screen.queryByRole('button', { name: '删除第 2 项证书' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加一项证书' }))
})
