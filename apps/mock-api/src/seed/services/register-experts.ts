import { birthDateOf } from '../../domain/member/id-numbers.ts'
import { prcYear } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import type { World } from '../../world.ts'
import { type ExpertType, expertTerm } from '../content/membership.ts'
import { identityOf } from './people.ts'

interface Person {
  name: string
  gender: '男' | '女'
  idNumber: string
  title: string
  position: string
  companyName: string
  certType: string
  certNo: string
  certMajor: string
}

type Choice = readonly [string, ...string[]]

interface Field {
  majors: Choice
  works: Choice
  skills: Choice
}

/** What an engineer of each branch has studied, worked on and knows well. */
const fields: Readonly<Record<string, Field>> = {
  土木建筑: {
    majors: ['工程造价', '工程管理', '土木工程'],
    works: ['医院与学校', '保障性住房', '商业综合体', '工业厂房', '城市更新', '公共文化建筑'],
    skills: ['清单编制与综合单价分析', '土方与基坑支护的计量', '装配式建筑的计价', '签证与变更的核对'],
  },
  安装: {
    majors: ['电气工程及其自动化', '给排水科学与工程', '建筑环境与能源应用工程'],
    works: ['医院机电', '数据中心', '轨道交通机电', '净化厂房', '消防改造'],
    skills: ['管线综合后的计量', '设备询价与材料调差', '智能化系统的计价', '机电分包的结算'],
  },
  交通运输: {
    majors: ['道路桥梁与渡河工程', '交通工程'],
    works: ['高速公路', '国省道改造', '跨江桥梁', '市政快速路'],
    skills: ['桥梁与隧道的计量', '路基土石方调配', '概算调整', '沥青与钢材的价差'],
  },
  水利: {
    majors: ['水利水电工程', '农业水利工程'],
    works: ['中型水库加固', '引调水', '灌区改造', '堤防与泵站'],
    skills: ['施工导流费用的测算', '移民安置补偿的计列', '水工结构的计量'],
  },
}

/** What experts of each type are asked for. */
const duties: Readonly<Record<ExpertType, string>> = {
  造价: '参与造价指标测算与计价依据的修订',
  评审: '承担概算与结算的评审任务',
  纠纷调解: '参与计价争议的调解，主张先对账、后讲理',
  培训: '为从业人员讲授继续教育课程',
  信息化: '推动造价数据的整理与共享',
}

/**
 * One type for each of `count` experts and a second one for some, so that with those of the others each type has its count. No
 * type is given to more than `count`, so that nobody gets one twice.
 *
 * @param known a type for each appointment of the others
 */
function missingTypes(count: number, known: readonly ExpertType[]): ExpertType[][] {
  const all = Object.keys(duties) as ExpertType[]
  const open = all.flatMap((type) => {
    const given = known.filter((other) => other === type).length
    return Array.from({ length: expertTerm.types[type] - given }, () => type)
  })
  if (open.length < count) throw new Error(`${count} experts share ${open.length} types`)
  const kinds = Array.from({ length: count }, (_, index) =>
    open.filter((_, place) => place % count === index),
  )
  return createRandom('expert/types').shuffle(kinds)
}

function fieldsOf(person: Person, kinds: readonly ExpertType[], year: number) {
  const { name, gender, idNumber, certType, certNo, certMajor } = person
  const random = createRandom(`expert/${name}`)
  const { majors, works, skills } = fields[certMajor] ?? {
    majors: ['工程造价'],
    works: ['房屋建筑'],
    skills: ['计量与计价'],
  }
  const birthDate = birthDateOf(idNumber)
  const workYears = year - Number(birthDate.slice(0, 4)) - random.int(22, 25)
  const [work, other] = random.shuffle(works)
  return {
    name,
    gender,
    birthDate,
    idNumber,
    phone: identityOf(name, Number(birthDate.slice(0, 4)), gender).phone,
    companyName: person.companyName,
    position: person.position,
    title: person.title,
    education: random.chance(0.24) ? '硕士' : '本科',
    major: random.pick(majors),
    expertType: JSON.stringify(kinds),
    workYears,
    certs: JSON.stringify([{ certType, certNo }]),
    resume: `从事${certMajor === '土木建筑' ? '房屋建筑与市政' : certMajor}工程造价工作${workYears}年，参与${work}、${other ?? work}等项目的概算、清单与结算${random.int(2, 9) * 10}余项，熟悉${random.pick(skills)}，${kinds.map((kind) => duties[kind]).join('，并')}。`,
    achievements: null,
  }
}

interface Others {
  names: ReadonlySet<string>
  /** A type for each of their appointments. */
  types: readonly ExpertType[]
}

/**
 * Experts from the register of persons, spread over all of it and the same ones every time.
 *
 * @param others who are experts already
 */
export function registerExperts({ db, clock }: World, count: number, others: Others) {
  const year = prcYear(clock.now())
  const able = db
    .all<Person>(
      `SELECT name, gender, idNumber, title, position, companyName, certType, certNo, certMajor FROM registerPerson
       WHERE certType = '一级注册造价工程师' AND title IN ('高级工程师', '工程师') AND CAST(validTo AS INTEGER) = ?
         AND CAST(substr(idNumber, 7, 4) AS INTEGER) BETWEEN ? AND ? ORDER BY id`,
      [year, year - 62, year - 34],
    )
    .filter(({ name }) => !others.names.has(name))
  const step = Math.floor(able.length / count)
  return missingTypes(count, others.types).flatMap((kinds, index) => {
    const person = able[index * step]
    return person ? [fieldsOf(person, kinds, year)] : []
  })
}
