import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { pdfFile } from '../media/documents/index.ts'
import { findAccountByLogin } from '../security/accounts.ts'
import { issueToken } from '../security/tokens.ts'
import { type ExampleRequest, exampleRequests, examplesOf } from '../testing/example-request.ts'
import { type Answer, createTestBed, type TestBed } from '../testing/test-bed.ts'
import { postParts } from '../testing/upload.ts'

/** The account's name is a login that is no persona's: the codes of the examples are its own. */
const codeHolder = '18609229206'

/** The persona for operations that neither of the usual two may call. */
const senders: Partial<Record<OperationId, string[]>> = {
  addPhone: ['anzhu'],
  addMail: ['mingce'],
  createMemberBasic: ['tong'],
  updateMemberBasic: ['su', 'mingce'],
  deleteItem: ['lin'],
  updateMemberApply: ['tong'],
  getMemberApply: ['tong'],
  deleteMemberApply: ['anzhu'],
  getMemberOrder: ['cheng'],
  payByAlipay: ['su', 'cheng'],
  payByWeixin: ['su', 'cheng'],
  payCourseByWeixin: ['su', 'cheng'],
  payByBankTransfer: ['su', 'cheng'],
  queryOrder: ['cheng'],
  issueHourCertificate: ['lin'],
  createSite: ['cheng'],
  closeAccount: [codeHolder],
  swapCourse: ['he'],
}

/** Writes the activity of the document's own example. */
const writeActivity = (bed: TestBed): Promise<Answer> => {
  const [request] = exampleRequests(operations.get('createDeskActivity') as Operation)
  return bed.post('/api/admin/activities', request?.body as object, 'mishuzhang')
}

/** Writes the course of the document's own example. */
const writeCourse = (bed: TestBed): Promise<Answer> => {
  const [request] = exampleRequests(operations.get('createDeskCourse') as Operation)
  return bed.post('/api/admin/courses', request?.body as object, 'mishuzhang')
}

async function offerCourse(bed: TestBed): Promise<Answer> {
  const { id, version } = (await writeCourse(bed)).json()
  return bed.post(`/api/admin/courses/${id}/publish`, { version }, 'mishuzhang')
}

/** What has to be done before an example works. */
const preparations: Partial<Record<OperationId, (bed: TestBed) => Promise<Answer>>> = {
  deleteDeskNews: (bed) =>
    bed.post('/api/admin/news', { title: '草稿', infoDictsId: 2, content: '<p>草稿</p>' }, 'mishuzhang'),
  deleteDeskFeeNews: (bed) =>
    bed.post(
      '/api/admin/fee-news',
      { title: '草稿', region: '全省', period: '2026-11', content: '<p>草稿</p>' },
      'mishuzhang',
    ),
  deleteDeskJournal: (bed) =>
    bed.post('/api/admin/journals', { bookName: '草稿', year: 2026, issueNo: 4 }, 'mishuzhang'),
  deleteDeskActivity: writeActivity,
  publishDeskActivity: writeActivity,
  deleteDeskCourse: writeCourse,
  updateDeskCourse: writeCourse,
  publishDeskCourse: writeCourse,
  withdrawDeskCourse: offerCourse,
  undoDeskApplication: (bed) =>
    bed.post('/api/admin/applications/3002/decision', { version: 1, result: 'APPROVE' }, 'mishuzhang'),
  undoDeskReview: (bed) =>
    bed.post(
      '/api/admin/reviews/ORDER_REFUND/2/decision',
      { submittedAt: '2026-11-19T02:04:00.000Z', result: 'REJECT', opinion: '已超过期限。' },
      'mishuzhang',
    ),
}

/** A person who owes fees and studies, and a unit in good standing. */
const usual = ['su', 'hengxin']

function sendersOf({ id, permissions, callers }: Operation): (string | undefined)[] {
  if (permissions === null) return [undefined]
  if (!callers.includes('member')) return ['mishuzhang']
  return senders[id] ?? usual
}

/** A token of a persona, or of whoever logs in by that name. */
function tokenOf(bed: TestBed, name: string): string {
  if (name !== codeHolder) return bed.tokenOf(name)
  return issueToken(bed.world, findAccountByLogin(bed.world.db, name)?.id ?? 0)
}

async function send(
  bed: TestBed,
  { method }: Operation,
  request: ExampleRequest,
  persona?: string,
): Promise<Answer> {
  const { url, body, isForm } = request
  if (isForm) {
    const part = { name: '证明.pdf', bytes: pdfFile('证明', ['兹证明材料属实。']) }
    return postParts(bed, url, [part], persona)
  }
  return bed.app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/ht${url}`,
    headers: persona ? { authorization: `Bearer ${tokenOf(bed, persona)}` } : {},
    ...(body !== undefined && { payload: body as object }),
  })
}

/** The responses of the mock to each persona that may send an example. */
async function answersTo(operation: Operation, request: ExampleRequest) {
  const answers = []
  for (const persona of sendersOf(operation)) {
    const bed = await createTestBed()
    await preparations[operation.id]?.(bed)
    const { statusCode, body } = await send(bed, operation, request, persona)
    answers.push({ persona, statusCode, body: body.slice(0, 300), isTaken: statusCode < 400 })
  }
  return answers
}

const lists = [...operations.values()].filter(({ list }) => list !== undefined)

describe('the examples of the document', () => {
  it.each(lists)('$id shows a row', ({ responses }) => {
    const rows = examplesOf(responses[200]?.content?.['application/json'])[0]
    expect(rows).toEqual([expect.anything()])
  })

  it('answer with the news that they ask for', async () => {
    const bed = await createTestBed()
    for (const id of ['getNewsArticle', 'getNewsDetail', 'getFeeNews'] as const) {
      const operation = operations.get(id) as Operation
      const [request] = exampleRequests(operation)
      const [example] = examplesOf(operation.responses[200]?.content?.['application/json'])
      const { id: shown, title } = example as { id: number; title: string }
      expect((await bed.get(request?.url ?? '')).json()).toMatchObject({ id: shown, title })
    }
  })

  it.each([...operations.values()])('$id works as it stands', async (operation) => {
    for (const request of exampleRequests(operation)) {
      expect(await answersTo(operation, request)).toContainEqual(expect.objectContaining({ isTaken: true }))
    }
  })
})
