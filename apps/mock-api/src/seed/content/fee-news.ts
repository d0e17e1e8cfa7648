import { cityEditions, provinceRemarks } from './market-remarks.ts'
import { materialPrices, type PriceRow } from './material-prices.ts'
import { table } from './news/markup.ts'
import type { FeeNewsSeed } from './types.ts'

const head = ['名称', '规格型号', '单位', '含税价（元）', '除税价（元）', '环比']

// One formatter for all: making one for each of the thousands of prices took half of a start.
const twoDigits = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const yuan = (price: number) => twoDigits.format(price)

const percent = (change: number) =>
  change === 0 ? '持平' : `${change > 0 ? '+' : '-'}${Math.abs(change).toFixed(1)}%`

const cells = (row: PriceRow) => [
  row.name,
  row.spec,
  row.unit,
  yuan(row.priceWithVat),
  yuan(row.priceWithoutVat),
  percent(row.change),
]

function movement(rows: PriceRow[]): string {
  const up = rows.filter(({ change }) => change > 0).length
  const down = rows.filter(({ change }) => change < 0).length
  return `本期发布${rows.length}个品种，环比上涨${up}个、下跌${down}个、持平${rows.length - up - down}个`
}

function extremes(rows: PriceRow[]): string {
  const [lowest, ...rest] = [...rows].sort((a, b) => a.change - b.change)
  const highest = rest.at(-1)
  if (!lowest || !highest) return ''
  const named = ({ name, spec, change }: PriceRow) => `${name}（${spec}）${percent(change)}`
  return `变动最大的两端为${named(highest)}与${named(lowest)}`
}

const notes = `<h2>使用说明</h2>
<ol><li>价格为采集期内市场综合价，含到施工现场的运输、装卸费用，不含二次搬运和采购保管费；</li><li>钢材、水泥等按13%增值税率换算除税价，砂石料、商品混凝土按3%征收率换算；</li><li>环比按除税价与上一采集期比较计算；</li><li>本信息供参考，发承包双方结算调差以合同约定为准。</li></ol>`

const bodyOf = (rows: PriceRow[], remark: string) =>
  `<p>采集期截至{{date:-6}}。${movement(rows)}，${extremes(rows)}。</p>
<h2>市场简析</h2>
<p>${remark}</p>
<h2>价格表</h2>
${table(head, rows.map(cells))}
${notes}`

interface Edition {
  key: string
  region: string
  place: string
  monthsAgo: number
  remark: string
}

function feeNewsOf({ key, region, place, monthsAgo, remark }: Edition): FeeNewsSeed {
  const rows = materialPrices(region, monthsAgo)
  const title = `${place}建设工程材料市场价格信息（{{year}}年{{month}}月发布）`
  return {
    key,
    region,
    monthsAgo,
    title,
    summary: `${movement(rows)}，${extremes(rows)}。`,
    body: bodyOf(rows, remark),
    // Older bulletins have gathered readers for longer, the province's more than a city's.
    viewCount: (region === '全省' ? 1480 : 360) + monthsAgo * 63 + ((monthsAgo * 37) % 29),
    file: { name: `${title}.xlsx`, size: 9_200 + rows.length * 310 },
  }
}

const provinceNews = provinceRemarks.map((remark, index) =>
  feeNewsOf({
    key: `fee-province-${index + 1}`,
    region: '全省',
    place: '江川省',
    monthsAgo: index + 1,
    remark,
  }),
)

const cityNews = cityEditions.map(({ region, slug, monthsAgo, remark }) =>
  feeNewsOf({ key: `fee-${slug}-${monthsAgo}`, region, place: region, monthsAgo, remark }),
)

/** 政策法规 › 造价信息: the monthly price bulletins of the province and of the cities. */
export const feeNews: FeeNewsSeed[] = [...provinceNews, ...cityNews]
