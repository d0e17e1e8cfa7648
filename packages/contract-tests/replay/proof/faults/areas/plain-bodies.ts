import { inputsOf } from '../../../../shared/inputs.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { parseJson } from '../../../../shared/json/parse-json.ts'
import { type Answer, type Call, withProblem } from '../../answer.ts'
import { type Fault, granted } from '../../fault.ts'

const takesJson: Fault['fits'] = (operation) => inputsOf(operation).json !== null

/** Operations whose example can be sent without harm. */
const isTried: Fault['fits'] = ({ id }) =>
  ['calculateFee', 'createDeskActivity', 'createDeskNews', 'createInvoiceTitle', 'createItem'].includes(id)

/** Refusals of a body that is taken all the same. */
const taking = (
  name: string,
  fits: Fault['fits'],
  isMeant: (right: Answer, call: Call) => boolean,
): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits,
  answer: (right, call, _upstream, operation) =>
    right.status >= 400 && isMeant(right, call) ? granted(right, operation) : right,
})

const holding = (call: Call, name: string): unknown => {
  const body = parseJson(call.body.toString('utf8'))
  return isRecord(body) ? body[name] : undefined
}

/** Faults of a backend that reads more out of a body than stands in it. */
export const plainBodyFaults: Fault[] = [
  taking('a body is read as JSON whatever it says that it is', takesJson, ({ status }) => status === 415),
  taking('what stands behind the JSON is not looked at', isTried, (_, { body }) =>
    body.toString('utf8').endsWith('} x'),
  ),
  taking(
    'a property that nobody knows is left out',
    isTried,
    (_, call) => holding(call, 'noSuchProperty') !== undefined,
  ),
  taking(
    'a number may be a text',
    ({ id }) => id === 'createDeskActivity',
    (_, call) => holding(call, 'quota') === '60',
  ),
  taking(
    'a fraction is cut off',
    ({ id }) => id === 'createDeskActivity',
    (_, call) => holding(call, 'quota') === 60.5,
  ),
  taking(
    'an instant may lack its zone',
    ({ id }) => id === 'createDeskActivity',
    (_, call) => /\d$/.test(String(holding(call, 'startTime'))),
  ),
  taking(
    'a body of any size is read',
    ({ id }) => id === 'calculateFee',
    ({ status }) => status === 413,
  ),
  {
    name: 'JSON that ends too soon is of another type',
    detectedAs: ['problem'],
    fits: takesJson,
    answer: (right, { body }) =>
      right.status === 400 && body.toString('utf8') === '{"'
        ? withProblem(right, 415, 'error.http.415')
        : right,
  },
]
