import {
  idParam,
  numberParam,
  patternParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'

/** What the payment page is opened for: fees that are not in an order yet, or an order. */
export const paymentSearch = searchParams({
  /** Ids, at most as many as one order takes. */
  fees: patternParam(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/),
  order: idParam,
  /** Fen that the buyer was shown before there was an order. */
  agreed: numberParam(0),
  /** The order's number, added by the gateway when it sends the buyer back. */
  out_trade_no: textParam,
})

export type PaymentSearch = SearchOf<typeof paymentSearch>

/** Whether an address says what is to be paid. */
export const namesPayment = ({ fees, order }: PaymentSearch): boolean =>
  fees !== undefined || order !== undefined

/** The ids in `fees`, each once. */
export const feeIdsOfSearch = (fees: string): number[] => [...new Set(fees.split(',').map(Number))]
