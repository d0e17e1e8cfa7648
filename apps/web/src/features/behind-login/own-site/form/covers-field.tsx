import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Fieldset, IconButton } from '@portal/ui/chakra'
import { type DragEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Picture } from '../../../../lib/content/picture.tsx'
import styles from '../own-site.module.css'
import type { SiteForm } from './contact-fields.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { type Cover, moved } from './site-values.ts'

/** The contract takes so many. */
const most = 10
/** The banner's shape at the design width. */
const banner = { width: 1920, height: 300 }

/** The pictures of the banner: cut to its shape, put in order by dragging or by button, taken away. */
export function CoversField({ form }: { form: SiteForm }) {
  const { t } = useLingui()
  const covers = useWatch({ control: form.control, name: 'covers' })
  const change = (next: Cover[]) => form.setValue('covers', next, { shouldDirty: true })
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    change(moved(covers, from, to))
    const place = to + 1
    setSaid(t`已移到第 ${place} 张`)
  }
  const dropOn = (to: number) => (event: DragEvent) => {
    if (dragged === undefined) return
    event.preventDefault()
    move(dragged, to)
    setDragged(undefined)
  }
  return (
    <Fieldset legend={t`封面图片`}>
      {covers.length > 0 && (
        <ol className={styles.covers}>
          {covers.map((cover, index) => (
            <li
              key={cover.id}
              className={styles.cover}
              draggable
              data-dragged={dragged === index || undefined}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={dropOn(index)}
            >
              <Picture path={cover.imgUrl} {...banner} className={styles.coverPicture} />
              <CoverTools
                number={index + 1}
                count={covers.length}
                onMove={(by) => move(index, index + by)}
                onRemove={() => change(covers.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ol>
      )}
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

interface CoverToolsProps {
  number: number
  count: number
  onMove: (by: number) => void
  onRemove: () => void
}

function CoverTools({ number, count, onMove, onRemove }: CoverToolsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.actions}>
      <IconButton
        size="sm"
        label={t`第 ${number} 张前移`}
        icon={<Icon name="chevronLeft" />}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        label={t`第 ${number} 张后移`}
        icon={<Icon name="chevronRight" />}
        disabled={number === count}
        onClick={() => onMove(1)}
      />
      <IconButton size="sm" label={t`删除第 ${number} 张`} icon={<Icon name="close" />} onClick={onRemove} />
    </div>
  )
}
