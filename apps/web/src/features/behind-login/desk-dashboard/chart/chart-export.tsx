import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { IconButton, Menu } from '@portal/ui/chakra'
import type { RefObject } from 'react'
import { notify } from '../../../../lib/browser/notify.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { harmlessCsv } from '../../../../lib/table/csv.ts'
import { type ChartRow, type Series, tableOf } from './chart-data.ts'

interface ChartExportProps {
  title: string
  head: string
  rows: readonly ChartRow[]
  series: readonly Series[]
  /** What the chart stands in. */
  drawing: RefObject<HTMLElement | null>
  /** Whether the chart is seen, and not its table. */
  isDrawn: boolean
}

const cell = (value: number) => formatNumber(value, { useGrouping: false, maximumFractionDigits: 2 })

/** Gives the reader one chart as a picture or as a table for spreadsheets. */
export function ChartExport({ title, head, rows, series, drawing, isDrawn }: ChartExportProps) {
  const { t } = useLingui()
  const savePicture = async () => {
    try {
      const { pictureOf } = await import('./picture-of.ts')
      const labels = series.map(({ label }) => label)
      saveFile(`${title}.png`, await pictureOf(drawing.current, title, labels), 'image/png')
    } catch {
      notify({ kind: 'error', title: t`图片没有生成` })
    }
  }
  const saveTable = () =>
    saveFile(`${title}.csv`, harmlessCsv(tableOf(rows, series, head, cell)), 'text/csv;charset=utf-8')
  return (
    <Menu
      align="end"
      trigger={<IconButton size="sm" label={t`${title}：导出`} icon={<Icon name="download" />} />}
      items={[
        { id: 'png', label: t`图片（PNG）`, disabled: !isDrawn, onSelect: () => void savePicture() },
        { id: 'csv', label: t`表格（CSV）`, onSelect: saveTable },
      ]}
    />
  )
}
