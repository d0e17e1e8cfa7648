import { idCheckCharacter } from '../../domain/member/id-numbers.ts'
import { createRandom } from '../../domain/random.ts'

/** Identifying data of a fictional person, derived from a key, so always the same. The area code 3499xx is not assigned. */
export interface Identity {
  birthDate: string
  idNumber: string
  phone: string
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

/** The last but one digit of an identity number is odd for men. */
export function identityOf(key: string, birthYear: number, gender: '男' | '女'): Identity {
  const random = createRandom(`identity/${key}`)
  const [month, day] = [pad(random.int(1, 12), 2), pad(random.int(1, 28), 2)]
  const serial = random.int(0, 49) * 2 + (gender === '男' ? 1 : 0)
  const digits = `34990${random.int(1, 9)}${birthYear}${month}${day}${pad(serial, 3)}`
  return {
    birthDate: `${birthYear}-${month}-${day}`,
    idNumber: digits + idCheckCharacter(digits),
    phone: `1${random.int(3, 9)}${random.int(0, 9)}${pad(random.int(0, 99_999_999), 8)}`,
  }
}
