import { msg } from '@lingui/core/macro'
import type { DeskJournal, DeskJournalDraft, DeskJournalVersion } from '@portal/api-contract'
import { api, unwrap, unwrapItems, unwrapList } from '../../../../lib/api/http.ts'
import { latest } from '../../../../lib/chakra/desk/record-form/latest.ts'
import type { ArticleKind } from './article-kind.ts'

const at = (id: number) => ({ path: { id } })

/** Issues of the journal. */
export const journalKind: ArticleKind<DeskJournal, DeskJournalDraft, DeskJournalVersion> = {
  name: 'journals',
  list: '/list/journals',
  form: '/form/journal',
  titleOf: ({ bookName, year, issueNo }) => `${bookName}${year}年第${issueNo}期`,
  words: {
    list: msg`期刊管理`,
    form: msg`期刊编辑`,
    write: msg`新建一期`,
    writeAnother: msg`再建一期`,
    all: msg`全部期刊`,
    empty: msg`没有符合条件的期刊`,
    missing: msg`没有找到这期期刊`,
    failed: msg`期刊没有加载成功`,
    publish: msg`发布期刊`,
    published: msg`期刊已发布`,
    withdraw: msg`撤回这期期刊吗？`,
    withdrawn: msg`期刊已撤回`,
    notWithdrawn: msg`期刊没有撤回`,
    unchanged: msg`这期期刊还没有在后台修改过。`,
  },
  read: (id, signal) =>
    unwrap(api.GET('/api/admin/journals/{id}', { params: at(id), ...(signal && { signal }) })),
  create: (body) => unwrap(api.POST('/api/admin/journals', { body })),
  findLatest: async ({ bookName, year, issueNo }) => {
    const query = { ...latest, 'bookName.equals': bookName, 'year.equals': year, 'issueNo.equals': issueNo }
    return (await unwrapList(api.GET('/api/admin/journals', { params: { query } }))).items[0]
  },
  update: ({ id, version }, body) =>
    unwrap(api.PUT('/api/admin/journals', { body: { ...body, id, version } })),
  publish: (id, body) => unwrap(api.POST('/api/admin/journals/{id}/publish', { params: at(id), body })),
  withdraw: (id, body) => unwrap(api.POST('/api/admin/journals/{id}/withdraw', { params: at(id), body })),
  remove: ({ id, version }) =>
    unwrap(api.DELETE('/api/admin/journals/{id}', { params: { ...at(id), query: { version } } })),
  versions: (id, signal) =>
    unwrapItems(api.GET('/api/admin/journals/{id}/versions', { params: at(id), signal })),
}
