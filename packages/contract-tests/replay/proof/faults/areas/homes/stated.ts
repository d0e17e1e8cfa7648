import { jsonOf, sentIn, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { later } from '../../breaks.ts'
import { by, granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { lookUp } from '../lessons.ts'
import { across, saying, turningDown } from './across.ts'

type Body = Record<string, unknown>

/** What was read first of each record, by what it is. */
const firsts = new Map<string, unknown>()

function firstOf<T>(key: string, value: T): T {
  if (!firsts.has(key)) firsts.set(key, value)
  return firsts.get(key) as T
}

/** Tokens of who has bound another phone. */
const moved = new Set<string | undefined>()

/** Credit codes of units that have registered. */
const codes = new Set<unknown>()

const fieldsOf = ({ fieldErrors }: Body): Body[] => (Array.isArray(fieldErrors) ? fieldErrors : [])

/** Faults in what an account and a profile say of who has stated them. */
export const statedFaults: Fault[] = [
  inBody('an id of the staff is one of a member', ['getCurrentUser'], (body) => ({
    ...body,
    userid: String(body.userid).replace('staff-', ''),
  })),
  inBody('who has not joined may do more as a user', ['getCurrentUser'], ({ permissions, ...user }) => {
    const own = permissions as Body[]
    const isMore = user.role === 'memberPersonal' && own.every(({ name }) => name !== 'fees.pay')
    return { ...user, permissions: isMore ? [...own, { name: 'fees.pay' }] : own }
  }),
  across(
    'an account has the phone of before',
    ['getCurrentMember', 'getMemberBasic', 'updatePhone'],
    (body, operation, { headers }) => {
      if (operation === 'updatePhone') moved.add(headers.authorization)
      const isStale = operation !== 'updatePhone' && moved.has(headers.authorization) && 'phone' in body
      return isStale ? { ...body, phone: '13800010009' } : body
    },
  ),
  across('a home shows the picture of before', ['getCurrentMember', 'getCurrentUser'], (body) => ({
    ...body,
    avatar: 'files/avatars/unknown.svg',
  })),
  across('who owes a year is in no arrears', ['getMemberSummary', 'getCurrentMember'], (body) => ({
    ...body,
    membershipStatus: body.membershipStatus === 'ARREARS' ? 'ACTIVE' : body.membershipStatus,
  })),
  inBody('an entry opens a page that is nowhere', ['getCurrentUserNav'], ({ data }) => ({
    data: (data as Body[]).map((entry) =>
      entry.redirect === null ? entry : { ...entry, redirect: `${entry.redirect}-old` },
    ),
  })),
  inBody('a login of no known browser is of another one', ['listMemberLogins'], (body) => ({
    ...body,
    browser: body.browser ?? 'Unknown',
  })),
  saying('a reset says that there is no such account', 'resetPassword', (refusal, call) =>
    String(sentIn(call).username).includes('nobody-of-this-name')
      ? { ...refusal, detail: '用户不存在' }
      : refusal,
  ),
  turningDown(
    'a code closes no account',
    'closeAccount',
    [400, 'error.phoneCode'],
    (sent) => 'phoneCode' in sent,
  ),
  {
    name: 'the code of a unit that was closed stays taken',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'registerMember',
    answer(right, call) {
      const { uscc } = sentIn(call)
      if (!isSuccess(right) || uscc === undefined) return right
      const isTaken = codes.has(uscc)
      codes.add(uscc)
      return isTaken ? withProblem(right, 409, 'error.usccTaken') : right
    },
  },
  inBody('a unit that registers names nobody to call', ['getMemberBasic'], (body) =>
    body.ownerType === 'UNIT' && body.isComplete === false ? { ...body, contactName: null } : body,
  ),
  across(
    'a birthday is not read from the identity number',
    ['createMemberBasic', 'getMemberBasic'],
    (body) => (String(body.birthDate).startsWith('1991-07-23') ? { ...body, birthDate: null } : body),
  ),
  granting('a profile is replaced before it was filled in', ['updateMemberBasic'], by('error.http.404')),
  turningDown(
    'who has not joined may not correct the identity number',
    'updateMemberBasic',
    [409, 'error.changeByApplication'],
    ({ idNumber }) => /^\d{17}/.test(String(idNumber)),
  ),
  {
    name: 'who has not joined changes the name in the profile',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'updateMemberBasic',
    async answer(right, call, upstream, operation) {
      if (right.status !== 409) return right
      const { membershipStatus } = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      const isMeant =
        membershipStatus === 'APPLYING' && by('error.changeByApplication')(jsonOf(right) as Body)
      return isMeant ? granted(right, operation) : right
    },
  },
  saying('of several names that would change the first is told', 'updateMemberBasic', (refusal) =>
    fieldsOf(refusal).length > 1 ? { ...refusal, fieldErrors: fieldsOf(refusal).slice(0, 1) } : refusal,
  ),
  across('the directory keeps what a profile was', ['listCompanies', 'getCompany'], (body) => ({
    ...body,
    staffCount: firstOf(`staff ${body.id}`, body.staffCount),
  })),
  inBody('data is never asked for', ['getMemberSummary'], (body) => ({
    ...body,
    dataConfirmation: body.dataConfirmation ? { ...(body.dataConfirmation as Body), isDue: 0 } : null,
  })),
  inBody('the file of a member is of tomorrow', ['downloadOwnData'], (body) => ({
    ...body,
    exportDate: later(body.exportDate, 1),
  })),
  {
    name: 'a file is shown where it should be saved',
    detectedAs: ['header'],
    fits: ({ id }) => id === 'downloadOwnData' || id === 'downloadFile',
    answer: (right) =>
      isSuccess(right)
        ? withHeader(
            right,
            'content-disposition',
            String(right.headers['content-disposition']).replace('attachment', 'inline'),
          )
        : right,
  },
  saying('a refusal names another part of the request', 'listCompanies', (refusal) => ({
    ...refusal,
    ...(fieldsOf(refusal).length > 0 && {
      fieldErrors: fieldsOf(refusal).map((error) => ({ ...error, objectName: 'body' })),
    }),
  })),
  saying('a file that is too large names no field', 'uploadFile', ({ fieldErrors, ...refusal }) =>
    refusal.status === 413 ? refusal : { ...refusal, ...(fieldErrors !== undefined && { fieldErrors }) },
  ),
  inBody('a file of a visitor loses its name', ['uploadPublicFile'], (body) => ({
    ...body,
    name: 'file.png',
  })),
  {
    name: 'a visitor uploads a file of any size',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadPublicFile',
    answer: (right, _call, _upstream, operation) =>
      right.status === 413 ? granted(right, operation) : right,
  },
  {
    name: 'whose fee a unit has paid is not told',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMemberMessages',
    answer(right) {
      const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      // A backend that tells it wrongly counts what it tells.
      if (right.headers['x-total-count'] !== String(rows.length)) return right
      const left = rows.filter(({ title }) => title !== '会费已由单位代缴')
      return withHeader(withJson(right, left), 'x-total-count', String(left.length))
    },
  },
  across(
    'a cycle is named by its first year',
    ['listMemberMessages', 'readMessage'],
    ({ subject, ...body }) => {
      const { kind, id } = (subject ?? {}) as Body
      return { ...body, subject: kind === 'EDUCATION_CYCLE' ? { kind, id: Number(id) - 3 } : subject }
    },
  ),
]
