import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { Field, Heading, Input, Notice, Textarea } from '@portal/ui/chakra'
import { useEffect, useId } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { RestoredNotice } from '../../../../lib/chakra/record/restored-notice.tsx'
import { RichTextField } from '../../../../lib/chakra/rich-text/rich-text-field.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useSaveKey } from '../../../../lib/forms/use-save-key.ts'
import { useChoiceFocus } from '../newer/use-choice-focus.ts'
import styles from '../own-site.module.css'
import type { ItemKind } from '../own-site-search.ts'
import { ItemBar } from './item-bar.tsx'
import { ItemCover } from './item-cover.tsx'
import type { ItemValues } from './item-values.ts'
import { NewerItem } from './newer-item.tsx'
import { useItemForm } from './use-item-form.ts'

interface ItemFormProps {
  /** Undefined for a new one. */
  item: OwnSiteItem | undefined
  kind: ItemKind
  /** What its kind is called on the site of its owner. */
  kindName: string
  /** Gets what is typed, for the preview. */
  onChange: (values: ItemValues) => void
}

/** An item that is written or changed: kept as a draft, or sent to the review. */
export function ItemForm({ item, kind, kindName, onChange }: ItemFormProps) {
  const { t } = useLingui()
  const headingId = useId()
  const { form, draft, save, newer, takeNewer, keepOwn } = useItemForm(item, kind)
  const focus = useChoiceFocus(newer !== undefined)
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control })
  const values = useWatch({ control: form.control }) as ItemValues
  const { field, fieldState } = useController({ control: form.control, name: 'content' })
  const once = useOnce()
  useEffect(() => onChange(values), [onChange, values])
  const isClosed = item?.status === 'REJECTED'
  const send = (status: 'DRAFT' | 'SUBMITTED') =>
    newer ? focus.choice.current?.focus() : void once(() => save(status))
  useSaveKey(() => !isClosed && send('DRAFT'))
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault()
        send('DRAFT')
      }}
    >
      <Heading as="h2" id={headingId}>
        {item ? t`修改${kindName}` : t`新建${kindName}`}
      </Heading>
      {draft.restoredFrom && !newer && (
        <RestoredNotice
          restoredFrom={draft.restoredFrom}
          onDrop={() => {
            draft.startAnew()
            form.setFocus('title')
          }}
        />
      )}
      {newer && (
        <NewerItem ref={focus.choice} newer={newer} values={values} onTake={takeNewer} onKeep={keepOwn} />
      )}
      {item && <Told item={item} />}
      <Field label={t`标题`} required error={errors.title?.message} disabled={isClosed}>
        <Input maxLength={200} {...form.register('title')} />
      </Field>
      <Field label={t`摘要`} error={errors.summary?.message} disabled={isClosed}>
        <Textarea rows={2} maxLength={500} {...form.register('summary')} />
      </Field>
      {kind !== 'NEWS' && (
        <div className={styles.fields}>
          <Field label={t`日期`} error={errors.eventDate?.message} disabled={isClosed}>
            <Input type="date" {...form.register('eventDate')} />
          </Field>
        </div>
      )}
      {!isClosed && <ItemCover form={form} />}
      <RichTextField
        label={t`正文`}
        error={fieldState.error?.message}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={isClosed}
      />
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      {!isClosed && (
        <ItemBar
          ref={focus.save}
          item={item}
          isSaving={isSubmitting}
          isAsked={newer !== undefined}
          onSubmit={() => send('SUBMITTED')}
        />
      )}
      <LeaveGuard isUnsent={isDirty} />
    </form>
  )
}

/** What the association said of an item, and what visitors see of it. */
function Told({ item: { status, opinion, publishDate } }: { item: OwnSiteItem }) {
  const { t } = useLingui()
  const former = publishDate !== null && status !== 'PUBLISHED' ? t`访客看到的仍是此前发布的内容。` : ''
  const said = opinion && <span lang="zh-CN">{opinion}</span>
  if (status === 'RETURNED')
    return (
      <Notice tone="danger" title={t`协会退回了这条内容，请修改后重新提交`}>
        {said} {former}
      </Notice>
    )
  if (status === 'REJECTED')
    return (
      <Notice tone="danger" title={t`协会未通过这条内容，不能再修改，请另写一条`}>
        {said}
      </Notice>
    )
  if (status === 'SUBMITTED') return <Notice title={t`这条内容正在审核，修改后将重新排队`}>{former}</Notice>
  return former ? <Notice title={t`修改还没有提交`}>{former}</Notice> : null
}
