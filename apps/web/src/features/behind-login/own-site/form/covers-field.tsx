import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Field, Fieldset, IconButton, Input } from '@portal/ui/chakra'
import { useWatch } from 'react-hook-form'
import { MoveButtons } from '../../../../lib/chakra/list/order/move-buttons.tsx'
import { useOrder } from '../../../../lib/chakra/list/order/use-order.ts'
import { PicturePicker } from '../../../../lib/chakra/pictures/picture-picker.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import styles from '../own-site.module.css'
import type { SiteForm } from './contact-fields.tsx'
import type { Cover } from './site-values.ts'

/** The contract takes so many. */
const most = 10
/** The banner's shape at the design width. */
const banner = { width: 1920, height: 300 }

/** The pictures of the banner: cut to its shape, put in order by dragging or by button, described, taken away. */
export function CoversField({ form }: { form: SiteForm }) {
  const { t } = useLingui()
  const covers = useWatch({ control: form.control, name: 'covers' })
  const change = (next: Cover[]) => form.setValue('covers', next, { shouldDirty: true })
  const { list, said, move, entryProps } = useOrder(covers, change)
  return (
    <Fieldset legend={t`封面图片`}>
      <ol ref={list} tabIndex={-1} className={styles.covers}>
        {covers.map((cover, index) => (
          <CoverEntry
            key={cover.id}
            cover={cover}
            index={index}
            count={covers.length}
            entry={entryProps(index)}
            onMove={move}
            onDescribe={(alt) =>
              change(covers.map((other) => (other.id === cover.id ? { ...cover, alt } : other)))
            }
            onRemove={() => change(covers.filter(({ id }) => id !== cover.id))}
          />
        ))}
      </ol>
      <PicturePicker
        label={t`添加封面图片`}
        ratio={banner.width / banner.height}
        edge={banner.width}
        disabled={covers.length >= most}
        onUse={({ id, url }) => change([...covers, { id, imgUrl: url }])}
      />
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Fieldset>
  )
}

interface CoverEntryProps {
  cover: Cover
  index: number
  count: number
  /** What makes it an entry that can be dragged. */
  entry: ReturnType<ReturnType<typeof useOrder>['entryProps']>
  onMove: (from: number, to: number) => void
  onDescribe: (alt: string) => void
  onRemove: () => void
}

/** The picture is what is dragged: a field in something that can be dragged could not be selected in. */
function CoverEntry({ cover, index, count, entry, onMove, onDescribe, onRemove }: CoverEntryProps) {
  const { t } = useLingui()
  const number = index + 1
  const { draggable, ...target } = entry
  return (
    <li className={styles.cover} {...target}>
      <Picture
        path={cover.imgUrl}
        alt={cover.alt ?? ''}
        {...banner}
        draggable={draggable}
        className={styles.coverPicture}
      />
      <div className={styles.coverTools}>
        <Field label={t`第 ${number} 张的文字说明`} hint={t`读给看不到图片的访客；纯装饰的图片可以留空。`}>
          <Input
            maxLength={100}
            value={cover.alt ?? ''}
            onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
          />
        </Field>
        <div className={styles.actions}>
          <MoveButtons
            id={cover.id}
            index={index}
            count={count}
            labels={{ forward: t`第 ${number} 张前移`, back: t`第 ${number} 张后移` }}
            onMove={onMove}
          />
          <IconButton
            size="sm"
            label={t`删除第 ${number} 张`}
            icon={<Icon name="close" />}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  )
}
