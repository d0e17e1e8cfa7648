import { prcDate } from '../../domain/prc-time.ts'
import type { Value } from '../../store/database.ts'
import type { World } from '../../world.ts'
import { expertTerm } from '../content/membership.ts'
import type { ListName } from '../content/types.ts'

interface List {
  intro: string
  head: readonly string[]
  /** Columns of the head, best or first row first; the placeholders are the parameters. */
  sql: string
  parameters?: readonly Value[]
}

const unitName = 'coalesce(member.name, registerUnit.name)'

const termStart = (world: World): string =>
  prcDate(new Date(world.clock.now().getTime() - expertTerm.daysAgo * 86_400_000))

const lists: Readonly<Record<ListName, (world: World) => List>> = {
  ratings: () => ({
    intro: '按得分排列，得分相同的排名不分先后。',
    head: ['名次', '单位名称', '等级', '得分'],
    sql: `SELECT rank, ${unitName}, level, printf('%.1f', score) FROM companyRating
      LEFT JOIN member ON member.id = companyId LEFT JOIN registerUnit ON registerUnit.id = companyId
      WHERE year = (SELECT max(year) FROM companyRating) ORDER BY rank`,
  }),
  newUnits: () => ({
    intro: '按会员编号排列。',
    head: ['序号', '单位名称', '类型', '所在地', '会员编号'],
    sql: `SELECT row_number() OVER (ORDER BY id), name, companyType, city, memberNo FROM registerUnit
      WHERE joinDate = (SELECT max(joinDate) FROM registerUnit) ORDER BY id`,
  }),
  experts: (world) => ({
    intro: `专家委员会委员${expertTerm.committee}名、专家库成员${expertTerm.pool}名，按聘书编号排列。`,
    head: ['序号', '姓名', '单位', '专业方向', '聘任', '聘书编号'],
    sql: `SELECT row_number() OVER (ORDER BY id), name, companyName,
        (SELECT group_concat(value, '、') FROM json_each(expertType)),
        iif(row_number() OVER (ORDER BY id) <= ?, '委员', '专家库'), certNo
      FROM expertCertificate JOIN expertApplication USING (id) WHERE validFrom = ? ORDER BY id`,
    parameters: [expertTerm.committee, termStart(world)],
  }),
}

const row = (cells: readonly unknown[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** A published list of members as HTML, from the same rows that the site lists; after all members. */
export function memberList(world: World, name: ListName): string {
  const { intro, head, sql, parameters } = lists[name](world)
  const rows = world.db.all<Record<string, unknown>>(sql, parameters)
  const body = rows.map((cells) => row(Object.values(cells), 'td')).join('')
  return `<p>${intro}</p><table>${row(head, 'th')}${body}</table>`
}
