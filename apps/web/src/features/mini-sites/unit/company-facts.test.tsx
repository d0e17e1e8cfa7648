import type { CompanyDetail } from '@portal/api-contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { CompanyFacts } from './company-facts.tsx'

it('counts no engineers of class 2 where their number is not given', async () => {
  const company = { companyType: '造价咨询', level1Count: 9, level2Count: null, staffCount: null }
  await renderPage(<CompanyFacts company={company as CompanyDetail} />)
  expect(screen.getByText('一级 9 人，二级 0 人')).toBeTruthy()
})
