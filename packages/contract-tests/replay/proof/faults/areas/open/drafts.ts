import type { OperationId } from '@portal/api-contract/document'
import { type Call, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'

type Body = Record<string, unknown>

/** What was saved last of each item without being handed in, by its id and when it was made. */
const drafts = new Map<string, Body>()

const keyOf = ({ id, createdDate }: Body): string => `${id} ${createdDate}`

function keepDraft(item: Body, call: Call): void {
  const sent = sentIn(call)
  if (sent.status === 'DRAFT') drafts.set(keyOf(item), sent)
  else drafts.delete(keyOf(item))
}

/** Visitors are told of a draft where a text before it is published. @param show what they see of the item */
const showing = (
  name: string,
  [first, ...also]: OperationId[],
  show: (item: Body, draft: Body) => Body | null,
): Fault => ({
  name,
  detectedAs: ['rule'],
  also: [...also, 'updateItem'],
  fits: ({ id }) => id === first,
  answer(right, call, _upstream, { id }) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right) as Body | Body[]
    if (id === 'updateItem') {
      keepDraft(body as Body, call)
      return right
    }
    const shown = [body].flat().flatMap((item) => {
      const draft = drafts.get(keyOf(item))
      return draft ? (show(item, draft) ?? []) : [item]
    })
    if (!Array.isArray(body)) return withJson(right, shown[0] ?? body)
    const total = Number(right.headers['x-total-count']) - body.length + shown.length
    return withHeader(withJson(right, shown), 'x-total-count', String(total))
  },
})

const asSaved =
  (...names: string[]) =>
  (item: Body, draft: Body): Body => ({
    ...item,
    ...Object.fromEntries(names.filter((name) => name in draft).map((name) => [name, draft[name]])),
  })

const ofUnits: OperationId[] = ['getCompanyItem', 'listCompanyItems', 'listCompanyNews']
const ofPersons: OperationId[] = ['getMemberItem', 'listMemberItems']

/** Faults in what visitors see of an item while its author writes it anew. */
export const draftFaults: Fault[] = [
  showing('visitors read the title of a draft', ofUnits, asSaved('title')),
  showing('visitors read the text of a draft', ofUnits, asSaved('content', 'summary')),
  showing('visitors are told the day of a person’s draft', ofPersons, asSaved('eventDate')),
  showing('a list of a kind has no item of which there is a draft', ['listCompanyNews'], () => null),
]
