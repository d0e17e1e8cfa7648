import { type Findings, noFindings } from '../run/run.ts'
import { validateExchange } from '../validate/validate-exchange.ts'
import { overlaps } from './overlaps.ts'
import { type Recording, readHar } from './read-har.ts'

/** What recorded traffic shows. */
export interface ValidatedHar extends Omit<Recording, 'exchanges'> {
  findings: Findings
}

/**
 * Validates traffic recorded in a browser by the same rules as live calls.
 *
 * @param text of a HAR 1.2 file
 * @param base where the operations lie; taken from the recording when it is not given
 * @throws CouldNotRun when the text is no whole HAR, or has no call of this API
 */
export function validateHar(text: string, base?: string): ValidatedHar {
  const { exchanges, ...recording } = readHar(text, base)
  const single = exchanges.flatMap((exchange) =>
    validateExchange(exchange).map((mismatch) => ({ ...mismatch, exchange, scenario: exchange.scenario })),
  )
  return {
    ...recording,
    findings: { ...noFindings(), exchanges, mismatches: [...single, ...overlaps(exchanges)] },
  }
}
