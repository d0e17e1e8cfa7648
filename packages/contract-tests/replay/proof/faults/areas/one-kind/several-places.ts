import { isRecord } from '../../../../../shared/is-record.ts'
import { alike, partsOf } from '../../../../run/consequences/lists/alike.ts'
import { jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Row = Record<string, unknown>

/** The same row with another text where it says what it is about; ids, states and times stay. */
const reworded = (row: Row): Row => {
  const name = Object.keys(row).find((key) => /^(summary|city|detailName)$/.test(key) && row[key])
  return name === undefined ? row : { ...row, [name]: `${row[name]}（旧）` }
}

const rewordedAll = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(rewordedAll) : isRecord(value) ? reworded(value) : value

/** Faults of what is kept in several places, and changed in one. */
export const severalPlacesFaults: Fault[] = [
  inBody('the desk is shown another applicant than has applied', ['getDeskApplication'], (body) => {
    const application = body.application as Row
    const person = isRecord(application.person) ? { ...application.person, school: '某某大学' } : null
    return { ...body, application: { ...application, person } }
  }),
  inBody(
    'what the desk has written is answered with another day of its making',
    ['updateDeskNews', 'updateDeskFeeNews', 'updateDeskJournal', 'updateDeskRole', 'updateDeskUser'],
    (body) => ({ ...body, createdDate: '2020-01-01T00:00:00.000Z' }),
  ),
  inBody('a decision is answered with another file', ['decideDeskReview'], (body) => ({
    ...body,
    files: (body.files as Row[]).map((file) => ({ ...file, name: `旧${file.name}` })),
  })),
  inBody('a fee is computed by a document that its standard does not name', ['calculateFee'], (body) => ({
    ...body,
    documentNo: '发改价格〔2006〕1号',
  })),
  inBody('a transfer is of an order in another state', ['listDeskTransfers'], (body) => ({
    ...body,
    orderStatus: body.orderStatus === 'PAID' ? 'CREATED' : 'PAID',
  })),
  inBody('a notice that was read is answered as another one', ['readMessage'], (body) => ({
    ...body,
    title: `${body.title}（旧）`,
  })),
  inBody('an order that was cancelled is answered with another transfer', ['cancelMemberOrder'], (body) =>
    isRecord(body.transfer)
      ? {
          ...body,
          transfer: { ...body.transfer, accountName: '某某公司', handedInTime: '2026-01-01T00:00:00Z' },
        }
      : body,
  ),
  inBody('the home has another title of a notice', ['getMemberSummary'], (body) => ({
    ...body,
    unreadMessages: (body.unreadMessages as Row[]).map((one) => ({ ...one, title: `${one.title}（旧）` })),
  })),
  inBody('what is owed is shown to the other kind of member', ['getMemberFeeInfo'], (body) => ({
    ...body,
    ownerType: body.ownerType === 'UNIT' ? 'PERSON' : 'UNIT',
  })),
  {
    name: 'one of several lists has an older text of a record',
    detectedAs: ['rule'],
    fits: (operation) => operation.list !== undefined && alike(operation).length > 0,
    answer: (right) => (isSuccess(right) ? withJson(right, rewordedAll(jsonOf(right))) : right),
  },
  {
    name: 'a row that is part of another answer is older than in its list',
    detectedAs: ['rule'],
    fits: (operation) => operation.method === 'get' && partsOf(operation).length > 0,
    answer(right, _call, _upstream, operation) {
      const body = isSuccess(right) ? jsonOf(right) : null
      const within = (row: Row): Row => ({
        ...row,
        ...Object.fromEntries(
          partsOf(operation).map(({ property }) => [property, rewordedAll(row[property])]),
        ),
      })
      if (Array.isArray(body)) return withJson(right, body.map(within))
      return isRecord(body) ? withJson(right, within(body)) : right
    },
  },
]
