import type { FavouriteTarget } from '../../../../lib/chakra/record/favourite-calls.ts'
import { favouriteKinds } from '../../../../lib/chakra/record/favourite-kinds.ts'

/** What `NEWS-12` in an address names; undefined for what cannot be kept from there. */
export function keepTargetOf(keep: string): FavouriteTarget | undefined {
  const [name, id] = keep.split('-')
  const kind = favouriteKinds.find((one) => one === name)
  const targetId = Number(id)
  return kind && Number.isSafeInteger(targetId) && targetId > 0 ? { kind, targetId } : undefined
}
