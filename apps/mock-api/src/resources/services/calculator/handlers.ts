import type { CalculatorStandardCode } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { invalid } from '../../../contract/problem.ts'
import { type Source, selectPage } from '../../../contract/select-page.ts'
import { calculate } from '../../../domain/calculator/calculate.ts'
import { refusalsOf } from '../../../domain/calculator/refusals.ts'
import { standardByCode } from '../../../domain/calculator/standards/index.ts'

const keys = Object.values(standardByCode).map(({ id, orderNum, code, name, method }) => ({
  id,
  orderNum,
  code,
  name,
  method,
}))

/** The standards are constants and in no table; as rows of JSON they still take criteria, sort and paging. */
const source: Source = {
  select: "value ->> 'code' AS code",
  from: 'json_each(?)',
  parameters: [JSON.stringify(keys)],
  columns: {
    id: "value ->> 'id'",
    orderNum: "value ->> 'orderNum'",
    code: "value ->> 'code'",
    name: "value ->> 'name'",
    method: "value ->> 'method'",
  },
}

export const calculatorHandlers = {
  listCalculatorStandards(call) {
    const { rows, total } = selectPage<{ code: CalculatorStandardCode }>(call, source)
    return page(
      rows.map(({ code }) => standardByCode[code]),
      total,
    )
  },
  calculateFee({ body }) {
    const standard = standardByCode[body.standard]
    const refusals = refusalsOf(standard, body)
    if (refusals.length > 0) throw invalid(refusals)
    return ok(calculate(standard, body))
  },
} satisfies Partial<Handlers>
