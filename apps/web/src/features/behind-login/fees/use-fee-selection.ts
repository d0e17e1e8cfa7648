import type { MemberFee } from '@portal/api-contract'
import { useState } from 'react'
import { isPayable } from '../../../lib/membership/member-fee.ts'

/** The fees chosen to be paid together, over all pages of the list. */
export interface FeeSelection {
  fees: MemberFee[]
  has: (fee: MemberFee) => boolean
  toggle: (fee: MemberFee, isChosen: boolean) => void
  /** Chooses or leaves out every fee of a page that can be paid. */
  toggleAll: (fees: MemberFee[], isChosen: boolean) => void
  clear: () => void
}

type Chosen = ReadonlyMap<number, MemberFee>

function change(chosen: Chosen, fees: readonly MemberFee[], isChosen: boolean): Chosen {
  const next = new Map(chosen)
  for (const fee of fees) {
    if (isChosen) next.set(fee.id, fee)
    else next.delete(fee.id)
  }
  return next
}

/** @param rows the page that is shown: what it says of a fee by now outweighs how the fee was when it was chosen */
export function useFeeSelection(rows: readonly MemberFee[]): FeeSelection {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const settled = new Set(rows.filter((fee) => !isPayable(fee)).map(({ id }) => id))
  const fees = [...chosen.values()].filter(({ id }) => !settled.has(id))
  const set = (changed: readonly MemberFee[], isChosen: boolean) =>
    setChosen((previous) => change(previous, changed, isChosen))
  return {
    fees,
    has: ({ id }) => chosen.has(id) && !settled.has(id),
    toggle: (fee, isChosen) => set([fee], isChosen),
    toggleAll: (all, isChosen) => set(all.filter(isPayable), isChosen),
    clear: () => setChosen(new Map()),
  }
}
