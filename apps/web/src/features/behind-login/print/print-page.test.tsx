import { UiProvider } from '@portal/ui/chakra'
import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import styles from './frame/print-frame.module.css'
import { PrintPage } from './print-page.tsx'
import type { PrintSubject } from './queries.ts'

const printPath = 'GET /api/print-info/member'

const certificate = {
  id: 5001,
  certNo: 'JC-P-2019-0001',
  printType: 'PERSON_CERT',
  holderName: '林知远',
  memberNo: 'JC-P-2019-0001',
  memberLevel: '会员',
  photoUrl: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  issueDate: '2026-01-08',
  issuer: '江川省建设工程造价管理协会',
  sealUrl: 'files/seals/association.svg',
  verifyCode: 'w6kunyEU95B8UjQc2Ap2VuHY',
  verifyUrl: 'http://127.0.0.1:5173/verify/w6kunyEU95B8UjQc2Ap2VuHY',
  status: 'VALID',
  amount: null,
  statement: null,
  rows: [],
}

const open = (subject: PrintSubject, isFile = false) =>
  renderPage(
    <UiProvider>
      <PrintPage {...{ subject, isFile }} />
    </UiProvider>,
  )

const fileOf = vi.hoisted(() => vi.fn<(sheet: HTMLElement, title: string) => Promise<Blob>>())
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('./file/draw-pages.ts', () => ({ fileOf }))
vi.mock('../../../lib/browser/save-file.ts', () => ({ saveFile }))

const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
const title = '个人会员证书 林知远 JC-P-2019-0001'
const browser = ({ hasViewer, isPhone }: { hasViewer: boolean; isPhone: boolean }) => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: hasViewer, onLine: true })
  vi.stubGlobal('matchMedia', () => ({ matches: !isPhone }))
}

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  fileOf.mockReset()
  saveFile.mockReset()
})

it('says that there is no network, and shows the sheet once there is one', async () => {
  fakeApi({ [printPath]: () => Response.json(certificate) })
  onlineManager.setOnline(false)
  await open({ type: 'PERSON_CERT' })
  await screen.findByText('打印内容没有加载成功')
  screen.getByText('网络连接不上，请检查网络后重试。')
  // The banner, which says that what is shown has been loaded, stays away.
  const desk = () => screen.getByRole('main').classList
  expect(desk()).toContain(styles.empty)
  onlineManager.setOnline(true)
  await screen.findByRole('article', { name: '个人会员证书' })
  expect(screen.queryByText('打印内容没有加载成功')).toBeNull()
  expect(desk()).not.toContain(styles.empty)
})

it.each([
  [{ type: 'UNIT_CERT' }, 'across'],
  [{ type: 'RECEIPT', id: 501 }, 'upright'],
] satisfies [PrintSubject, string][])(
  'keeps the place of the sheet that is on its way: %o',
  async (subject, shape) => {
    fakeApi({ [printPath]: () => new Promise<Response>(() => {}) })
    const { container } = await open(subject)
    await vi.waitFor(() => expect(container.querySelectorAll(`main .${styles[shape]}`)).toHaveLength(1))
  },
)

it.each([
  [{ type: 'PERSON_CERT' }, '/pdfPage'],
  [{ type: 'RECEIPT', id: 501 }, '/pdfPage?type=RECEIPT&id=501'],
] satisfies [PrintSubject, string][])('leads to how a file is made of %o', async (subject, href) => {
  fakeApi({ [printPath]: () => Response.json({ ...certificate, printType: subject.type }) })
  await open(subject)
  const link = await screen.findByRole('link', { name: '另存为 PDF' })
  expect(link.getAttribute('href')).toBe(href)
})

it.each([
  ['现在还不能打印', 409, 'error.feeNotPaid'],
  ['没有找到要打印的内容', 404, undefined],
  ['无权限', 403, undefined],
])('prints no sheet that has been refused since: %s', async (title, status, code) => {
  let answer = () => Response.json({ ...certificate, printType: 'RECEIPT' })
  fakeApi({ [printPath]: () => answer() })
  const { queryClient } = await open({ type: 'RECEIPT', id: 501 })
  await screen.findByRole('button', { name: '打印' })
  answer = () => problem(status, code)
  await act(() => queryClient.invalidateQueries())
  await screen.findByText(title)
  expect(screen.queryByRole('article')).toBeNull()
  for (const name of ['打印', '重试']) expect(screen.queryByRole('button', { name })).toBeNull()
})

it('shows the file in place at once where the browser has a viewer, and keeps the sheet for print and for who hears it', async () => {
  browser({ hasViewer: true, isPhone: false })
  fileOf.mockResolvedValue(pdf)
  fakeApi({ [printPath]: () => Response.json(certificate) })
  await open({ type: 'PERSON_CERT' }, true)
  const frame = await screen.findByTitle('PDF 预览')
  expect(frame.getAttribute('src')).toMatch(/^blob:/)
  const sheet = screen.getByRole('article', { name: '个人会员证书' })
  expect(fileOf.mock.calls).toEqual([[sheet, title]])
  act(() => screen.getByRole('button', { name: '下载 PDF' }).click())
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(`${title}.pdf`, pdf, 'application/pdf'))
  // The file that is shown is the one that is saved.
  expect(fileOf).toHaveBeenCalledOnce()
})

it.each([
  { hasViewer: false, isPhone: false },
  { hasViewer: true, isPhone: true },
])(
  'makes the file when it is asked for, says so meanwhile, and tries again after a failure: %o',
  async (where) => {
    browser(where)
    let refuse = () => {}
    fileOf.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(new Error('No canvas')))))
    fakeApi({ [printPath]: () => Response.json(certificate) })
    await open({ type: 'PERSON_CERT' }, true)
    const button = await screen.findByRole('button', { name: '下载 PDF' })
    expect(fileOf).not.toHaveBeenCalled()
    act(() => button.click())
    await screen.findByRole('button', { name: '正在生成 PDF…' })
    refuse()
    await screen.findByText('PDF 没有生成成功')
    screen.getByRole('article', { name: '个人会员证书' })
    screen.getByRole('button', { name: '打印' })
    fileOf.mockResolvedValue(pdf)
    act(() => screen.getByRole('button', { name: '下载 PDF' }).click())
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(`${title}.pdf`, pdf, 'application/pdf'))
    await vi.waitFor(() => expect(screen.queryByText('PDF 没有生成成功')).toBeNull())
    expect(screen.queryByTitle('PDF 预览')).toBeNull()
  },
)
