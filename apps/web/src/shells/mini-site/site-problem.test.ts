import { ApiError } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { noSite } from './site-problem.tsx'

const refused = (status: number, message: string) =>
  new ApiError('http', { status, problem: { type: 'about:blank', title: '', status, path: '', message } })

it.each([
  ['an address without a domain', undefined, null, 'unnamed'],
  ['a domain nobody has', 'nobody', refused(404, 'error.http.404'), 'unknown'],
  ['a hidden site', 'mingce', refused(404, 'error.siteUnpublished'), 'unpublished'],
  ['a busy server', 'hengzhun', refused(503, 'error.http.503'), undefined],
  ['no network', 'hengzhun', new ApiError('network'), undefined],
  ['an answer', 'hengzhun', null, undefined],
])('%s', (_, domainId, error, reason) => {
  expect(noSite(domainId, error)).toBe(reason)
})
