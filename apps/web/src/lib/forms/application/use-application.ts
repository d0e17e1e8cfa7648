import { useLingui } from '@lingui/react/macro'
import { type ApplicationReceipt, paramsOf } from '@portal/api-contract'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ownName } from '../draft/draft-store.ts'
import { type DraftFormOptions, useDraftForm } from '../draft/use-draft-form.ts'
import { showFailure } from '../fields/show-failure.ts'
import { dropReceipt, keepReceipt, readReceipt } from './receipt-store.ts'

interface ApplicationOptions<Values extends FieldValues, Sent> extends DraftFormOptions<Values, Sent> {
  send: (values: Sent) => Promise<ApplicationReceipt>
  /** The name of its receipt in this visit, where forms of one draft have receipts of their own. */
  receiptName?: string | undefined
  /** Fields of the form by the names that the body has for them. */
  renamed?: Readonly<Record<string, string>>
}

/** A visitor's application: a form with a draft, sent once, answered with a number, after which `isAnother` may follow. */
export function useApplication<Values extends FieldValues, Sent>(options: ApplicationOptions<Values, Sent>) {
  const { t } = useLingui()
  const { name, send, renamed } = options
  const { form, draft, owner } = useDraftForm(options)
  const receiptName = ownName(owner ?? null, options.receiptName ?? name)
  const [shown, setShown] = useState(() => shownOf(receiptName))
  // The form has got another owner: what the last one sent goes with them.
  if (shown.name !== receiptName) setShown(shownOf(receiptName))
  const setReceipt = (receipt: ApplicationReceipt | undefined) => setShown({ name: receiptName, receipt })
  const [isAnother, setAnother] = useState(false)

  const fail = (error: unknown) => {
    const { applyNo: open } = paramsOf(error, 'error.applicationOpen')
    if (open) form.setError('root', { message: t`您的申请 ${open} 正在审核，无需重复提交。` })
    else showFailure(error, form, renamed)
  }
  // The form takes one submit at a time: the button is busy, and Enter arrives as its click.
  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await send(values)
      keepReceipt(receiptName, answer)
      setReceipt(answer)
      draft.startAnew()
    } catch (error) {
      fail(error)
    }
  })
  const forgetReceipt = () => {
    dropReceipt(receiptName)
    setReceipt(undefined)
    setAnother(true)
  }
  return { form, draft, submit, receipt: shown.receipt, forgetReceipt, isAnother }
}

/** The receipt that a form shows, with the name under which it is kept. */
const shownOf = (name: string) => ({ name, receipt: readReceipt(name) })
