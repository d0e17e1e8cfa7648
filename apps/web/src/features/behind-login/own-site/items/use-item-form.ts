import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { dropDraft, ownName } from '../../../../lib/forms/draft/draft-store.ts'
import { tellSent, useSentElsewhere } from '../../../../lib/forms/draft/sent-elsewhere.ts'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { rememberField } from '../../../../lib/forms/return-focus.ts'
import { useSaveItem } from '../mutations.ts'
import { useMerged } from '../newer/use-merged.ts'
import type { ItemKind } from '../own-site-search.ts'
import { fetchOwnItem } from '../queries.ts'
import { type ItemValues, itemSchema, toItemBody, valuesOf } from './item-values.ts'

const draftName = (id: number | undefined, kind: ItemKind) =>
  id === undefined ? `own-item-new-${kind}` : `own-item-${id}`

const everything = (values: ItemValues) => values

/**
 * The form of an item: what is typed is kept on the device until it is saved. What has been changed elsewhere since the form began
 * is taken over where it was not touched here; where it was, nothing is saved before the member has chosen what stays.
 */
export function useItemForm(item: OwnSiteItem | undefined, kind: ItemKind) {
  const { t } = useLingui()
  const navigate = useNavigate()
  // Where an item was just created, what is typed before its own form stands belongs to it, not to the next new one.
  const [id, setId] = useState(item?.id)
  const name = draftName(id, kind)
  const { form, draft, owner } = useDraftForm<ItemValues, unknown>({
    name,
    empty: valuesOf(item),
    lasting: everything,
    resolver: valibotResolver(itemSchema as never),
  })
  const saving = useSaveItem()
  const wasSent = useRef(false)
  const sentElsewhere = useSentElsewhere(name)
  const { merge, goOnFrom, ...choice } = useMerged({ form, draft, stored: item, valuesOf })
  const write = async (status: 'DRAFT' | 'SUBMITTED') => {
    const sent = structuredClone(form.getValues())
    const body = toItemBody(sent, kind, status)
    const isRepeated = wasSent.current || sentElsewhere.current !== undefined
    wasSent.current = true
    if (!item) tellSent(name)
    const isStillHere = markPage()
    const kept = await saving.mutateAsync({ id: item?.id, body, isRepeated })
    if (!item && owner !== undefined) dropDraft(ownName(owner, name))
    setId(kept.id)
    goOnFrom(kept, sent, { owner, name: draftName(kept.id, kind) })
    notify({ kind: 'success', title: status === 'DRAFT' ? t`草稿已保存` : t`已提交，审核通过后发布` })
    if (!isStillHere()) return
    const returnToField = rememberField()
    await navigate({
      to: '.',
      search: (search: object) => ({ ...search, write: undefined, item: kept.id }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
    if (!item) returnToField()
  }
  const save = (status: 'DRAFT' | 'SUBMITTED') =>
    form.handleSubmit(async () => {
      try {
        const latest = item && (await fetchOwnItem(item.id))
        if (latest && merge(latest) === 'asked') return
        await write(status)
      } catch (error) {
        showFailure(error, form)
      }
    })()
  return { form, draft, save, ...choice }
}
