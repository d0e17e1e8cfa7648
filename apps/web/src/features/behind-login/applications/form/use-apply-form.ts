import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import {
  ApiError,
  type ApplyRequirement,
  type MemberApply,
  type MemberApplyDraft,
  type MemberBasic,
  paramsOf,
} from '@portal/api-contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { dropDraft, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { useNewer } from '../../../../lib/forms/draft/use-newer.ts'
import { formFieldErrors } from '../../../../lib/forms/fields/field-errors.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { lastingItems } from '../../../../lib/forms/upload/upload-item.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import type { ApplySearch } from '../apply-search.ts'
import { useSaveApply } from '../mutations.ts'
import { fetchApply } from '../queries.ts'
import { isEditable } from '../words.ts'
import { applySchema } from './apply-schema.ts'
import {
  type ApplyValues,
  blockOf,
  changedFields,
  draftName,
  keptName,
  startValues,
  storedName,
  toBody,
} from './apply-values.ts'
import { stepOfField } from './steps.ts'

export interface ApplyFormProps {
  requirement: ApplyRequirement
  known: MemberBasic | undefined
  /** Undefined for one that is begun. */
  apply: MemberApply | undefined
  /** An earlier application whose content a new one begins with. */
  copied?: MemberApply | undefined
  step: number
}

/** The form's fields by the names that the body has for them. */
const renamed = { 'person.idNumber': 'idNumber' }

const lasting = ({ idNumber: _, materials, ...values }: ApplyValues) => ({
  ...values,
  materials: Object.fromEntries(
    Object.entries(materials).map(([type, items]) => [type, lastingItems(items)]),
  ),
})

/**
 * An application's form: kept on the device with each key and at the backend with each step, checked step by step. Where it has
 * been saved elsewhere since the form began, nothing is saved before the applicant has chosen what stays.
 */
export function useApplyForm({ requirement, known, apply, copied, step }: ApplyFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const saving = useSaveApply()
  const block = blockOf(requirement)
  const isChange = requirement.applyKind === 'CHANGE'
  const unchanged = t`请至少修改一项资料，再提交变更申请。`
  const valuesOf = (from: MemberApply | undefined) =>
    startValues(requirement.applyKind, block, from ?? copied, known, !from)
  const [start] = useState(() => valuesOf(apply))
  const name = apply ? keptName(apply.id) : draftName(requirement.applyKind, copied?.id)
  const { form, draft } = useDraftForm<ApplyValues, unknown>({
    name,
    empty: start,
    lasting,
    // The rules say what must be right; what is sent is made of the values as they were typed.
    resolver: valibotResolver(applySchema(requirement, known) as never),
  })
  const { isOvertaken, newer, takeNewer, keepOwn } = useNewer({
    ...{ form, draft, stored: apply, valuesOf },
    contentOf: (values) => toBody(requirement, values, 0, 'DRAFT'),
  })
  const go = (search: Partial<ApplySearch>) =>
    navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...search }),
      replace: true,
      ignoreBlocker: true,
    })
  // One that is with the association by now is refused in words.
  const isToChoose = (latest: MemberApply) => isEditable(latest) && isOvertaken(latest)
  /**
   * Begins an application. There is one of a kind at a time: where the backend has one already that says the same, it was begun
   * from here and the answer was lost; any other is not saved over before the applicant has chosen.
   */
  const begin = async (body: MemberApplyDraft) => {
    try {
      return await saving.mutateAsync({ id: undefined, body })
    } catch (error) {
      const { id } = paramsOf(error, 'error.applicationOpen')
      const open = id === undefined ? undefined : await fetchApply(id)
      if (!open || !isEditable(open)) throw error
      return isToChoose(open) ? undefined : saving.mutateAsync({ id: open.id, body })
    }
  }
  /** @returns undefined when the applicant has to choose first */
  const save = async (status: 'DRAFT' | 'SUBMITTED', at: number) => {
    if (apply && isToChoose(await fetchApply(apply.id))) return undefined
    const body = toBody(requirement, form.getValues(), at, status)
    return apply ? saving.mutateAsync({ id: apply.id, body }) : begin(body)
  }
  const takeOther = () => {
    flushSync(takeNewer)
    if (!apply && newer) void go({ begin: undefined, from: undefined, apply: newer.id, step: undefined })
  }

  const fail = async (error: unknown, isStillHere: () => boolean) => {
    if (error instanceof ApiError && error.code === 'error.applicationOpen') {
      form.setError('root', { message: t`您已有一份同类申请正在办理，请返回会员管理查看。` })
      return
    }
    const [first] = formFieldErrors(error, Object.keys(form.getValues()), renamed)
    // A block as a whole has no place of its own.
    if (first?.field === block) {
      form.setError('root', { message: isChange ? unchanged : first.message })
      return
    }
    // The field has to stand there before it can take the focus.
    if (first && isStillHere()) await go({ step: stepOfField(first.field, requirement) })
    showFailure(error, form, renamed)
  }
  /** @param isTyped something was typed while it was on its way, which the backend does not have */
  const goOnFrom = ({ id, lastModifiedDate: basedOn }: MemberApply, isTyped: boolean) => {
    // It stays a draft on the device.
    if (isTyped && apply) return form.setValue('basedOn', basedOn)
    const values = { ...form.getValues(), basedOn }
    // What is on the device now is what the backend has; the form goes on from there.
    flushSync(() => form.reset(values))
    dropDraft(storedName(name))
    // The form of one that was just begun gives way to that of a kept one, which begins from this.
    if (isTyped) writeDraft(storedName(keptName(id)), lasting(values))
  }
  const keepOnce = async (next: number) => {
    const isStillHere = markPage()
    const content = () => JSON.stringify(toBody(requirement, form.getValues(), next, 'DRAFT'))
    try {
      const sent = content()
      const kept = await save('DRAFT', next)
      if (!kept) return
      goOnFrom(kept, content() !== sent)
      if (!isStillHere()) return
      await go({ begin: undefined, from: undefined, apply: kept.id, step: next || undefined })
    } catch (error) {
      await fail(error, isStillHere)
    }
  }
  const submitOnce = async () => {
    if (isChange && changedFields(block, form.getValues(), known).length === 0) {
      form.setError('root', { message: unchanged })
      return
    }
    const isStillHere = markPage()
    try {
      const kept = await save('SUBMITTED', step)
      if (!kept) return
      draft.startAnew()
      if (isStillHere()) await go({ begin: undefined, from: undefined, apply: kept.id, step: undefined })
    } catch (error) {
      await fail(error, isStillHere)
    }
  }
  const openStep = (next: number) => {
    form.clearErrors('root')
    return go({ step: next })
  }
  // A second click comes before the button shows that it is busy.
  const once = useOnce()
  /** What the last press was told is said no more. */
  const anew = (press: () => Promise<void>) =>
    once(() => {
      form.clearErrors('root')
      return press()
    })
  /** Keeps what there is at the backend and goes to a step. */
  const keep = (next: number) => anew(() => keepOnce(next))
  const submit = () => anew(submitOnce)
  return {
    form,
    draft,
    keep,
    submit,
    openStep,
    isBusy: saving.isPending,
    newer,
    takeNewer: takeOther,
    keepOwn,
  }
}
