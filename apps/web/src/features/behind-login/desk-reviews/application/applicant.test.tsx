import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { Applicant } from './applicant.tsx'

const applicant = {
  ...{ name: '苏婉清', phone: '13800010002', memberNo: 'JC-P-2021-0002', memberLevel: '荣誉理事' },
  ...{ joinDate: '2021-05-20', validTo: '2026-12-31', owedCount: 0, known: null },
} as never

it('says of a level without a word in the language of the reader that it is Chinese, as the rest of the desk does', async () => {
  await renderPage(
    <UiProvider>
      <Applicant applicant={applicant} />
    </UiProvider>,
  )
  expect(screen.getByText('荣誉理事').lang).toBe('zh-CN')
})
