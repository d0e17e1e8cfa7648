import { msg } from '@lingui/core/macro'
import type { DeskFeeNews, DeskFeeNewsDraft, DeskFeeNewsVersion } from '@portal/api-contract'
import { api, unwrap, unwrapItems, unwrapList } from '../../../../lib/api/http.ts'
import { latest } from '../../../../lib/chakra/desk/record-form/latest.ts'
import type { ArticleKind } from './article-kind.ts'
import { articleWords } from './article-words.ts'

const at = (id: number) => ({ path: { id } })

/** Price bulletins, each of a region and a month. */
export const feeKind: ArticleKind<DeskFeeNews, DeskFeeNewsDraft, DeskFeeNewsVersion> = {
  name: 'fee-news',
  list: '/list/fee-news',
  form: '/form/fee-news',
  titleOf: ({ title }) => title,
  words: {
    ...articleWords,
    list: msg`造价信息管理`,
    form: msg`造价信息编辑`,
    write: msg`写造价信息`,
    writeAnother: msg`写新一期`,
    all: msg`全部造价信息`,
  },
  read: (id, signal) =>
    unwrap(api.GET('/api/admin/fee-news/{id}', { params: at(id), ...(signal && { signal }) })),
  create: (body) => unwrap(api.POST('/api/admin/fee-news', { body })),
  findLatest: async ({ title }) => {
    const query = { ...latest, 'title.equals': title }
    return (await unwrapList(api.GET('/api/admin/fee-news', { params: { query } }))).items[0]
  },
  update: ({ id, version }, body) =>
    unwrap(api.PUT('/api/admin/fee-news', { body: { ...body, id, version } })),
  publish: (id, body) => unwrap(api.POST('/api/admin/fee-news/{id}/publish', { params: at(id), body })),
  withdraw: (id, body) => unwrap(api.POST('/api/admin/fee-news/{id}/withdraw', { params: at(id), body })),
  remove: ({ id, version }) =>
    unwrap(api.DELETE('/api/admin/fee-news/{id}', { params: { ...at(id), query: { version } } })),
  versions: (id, signal) =>
    unwrapItems(api.GET('/api/admin/fee-news/{id}/versions', { params: at(id), signal })),
}
