import {
  type Param,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'

const codeParam = patternParam(/^[A-Z][A-Z0-9_]{0,59}$/)
const flagParam: Param<true> = (value) => (value === true || value === 'true' ? true : undefined)

/** At most three amounts beside the one in the field, as `6000,8000.5`. */
const pinsParam = patternParam(/^\d{1,9}(\.\d{1,6})?(,\d{1,9}(\.\d{1,6})?){0,2}$/)

/** All that was chosen and typed, as it was typed, so that a link restores the form with its mistakes. */
export const calculatorSearch = searchParams({
  /** Code of a standard; the first one without it. */
  standard: codeParam,
  service: codeParam,
  /** 万元. */
  amount: textParam,
  profession: codeParam,
  industry: codeParam,
  elevation: codeParam,
  /** An option's code or a factor, as the standard has it. */
  complexity: textParam,
  /** Percent up, or down when negative. */
  float: textParam,
  documentsOnly: flagParam,
  /** 万元. */
  reducedAmount: textParam,
  increasedAmount: textParam,
  pins: pinsParam,
})

export type CalculatorSearch = SearchOf<typeof calculatorSearch>

/** What depends on the standard or service, taken away when another is chosen. The amounts stay. */
export const noChoices = {
  profession: undefined,
  industry: undefined,
  elevation: undefined,
  complexity: undefined,
  float: undefined,
  documentsOnly: undefined,
  reducedAmount: undefined,
  increasedAmount: undefined,
} satisfies Partial<CalculatorSearch>
