import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { type Notification, onNotification } from './notify.ts'

let shown: Notification[]

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  shown = []
  onNotification((notification) => shown.push(notification))
})

afterEach(() => vi.unstubAllGlobals())

it('says what was copied, and that it could not be', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('22.55', '结果已复制')
  await copyText('22.55', '结果已复制')
  expect(writeText).toHaveBeenCalledWith('22.55')
  expect(shown).toEqual([
    { kind: 'success', title: '结果已复制' },
    { kind: 'error', title: '浏览器不允许复制，请手动选择后复制。' },
  ])
})
