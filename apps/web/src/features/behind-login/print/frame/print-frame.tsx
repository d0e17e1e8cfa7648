import { useLingui } from '@lingui/react/macro'
import { Button, Text } from '@portal/ui/chakra'
import type { ReactElement, ReactNode } from 'react'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import styles from './print-frame.module.css'
import { useFit } from './use-fit.ts'

/** How a sheet of A4 lies. */
export type Shape = 'upright' | 'across'

interface PrintFrameProps {
  shape: Shape
  back: ReactElement
  /** The words of the button that prints; none where there is nothing to print. */
  action: ReactNode
  /** A button that leads to a file of the sheet, or to where one is made. */
  toFile?: ReactElement | undefined
  /** The page is for a file to keep: where no button makes one, it says how the browser does. */
  isFile?: boolean
  /** The sheet, or why there is none. */
  children: ReactNode
}

/** A sheet as it will be printed on its desk, with the button for it and the way back. */
export function PrintFrame({ shape, back, action, toFile, isFile = false, children }: PrintFrameProps) {
  const { t } = useLingui()
  const fit = useFit(shape === 'across' ? 297 : 210)
  return (
    <>
      <div className={styles.tools}>
        <Button asChild variant="outline">
          {back}
        </Button>
        {isFile && !toFile && (
          <Text className={styles.hint} data-awaited={action === undefined || undefined}>
            {t`在打印窗口中选择“另存为 PDF”，纸张 A4，不缩放。`}
          </Text>
        )}
        {action !== undefined && toFile && <div className={styles.toFile}>{toFile}</div>}
        {action !== undefined && (
          <Button variant={isFile && toFile ? 'outline' : 'solid'} onClick={() => void print()}>
            {action}
          </Button>
        )}
      </div>
      <main className={action === undefined ? `${styles.desk} ${styles.empty}` : styles.desk} ref={fit}>
        <ContainedPart>{children}</ContainedPart>
      </main>
    </>
  )
}

/** Opens the browser's print when every letter and picture is there. */
async function print(): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode().catch(() => {}))
  await Promise.all([document.fonts.ready, ...pictures])
  window.print()
}
