import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MediationPage } from './mediation-page.tsx'

const none = () => Response.json([], { headers: { 'X-Total-Count': '0' } })

it('says where the papers are to be had when the navigation has no entry for them', async () => {
  fakeApi({ 'GET /api/public/info-dicts-list': none, 'GET /api/public/info-expert-applies': none })
  await renderPage(<MediationPage />)
  expect(await screen.findAllByText('文件正在整理，请向调解中心索取。')).toHaveLength(2)
})

it('offers another try when the navigation could not be loaded', async () => {
  fakeApi({ 'GET /api/public/info-dicts-list': () => problem(500) })
  await renderPage(<MediationPage />)
  expect(await screen.findAllByText('规则和文书没有加载成功')).toHaveLength(2)
})
