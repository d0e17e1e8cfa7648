import type { ApplicationReceipt, ExpertApplication, FieldError } from '@portal/api-contract'
import { invalid, problem } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { birthDateOf, isIdNumber } from '../../../domain/member/id-numbers.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { usePhoneCode } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'
import { receiveApplication } from '../../applications/visitor-applications/receive.ts'
import { requireFiles, requirePicture } from '../../files/uploads.ts'

function personFaults({ idNumber, birthDate, workYears }: ExpertApplication, today: string): FieldError[] {
  if (!isIdNumber(idNumber) || birthDateOf(idNumber) > today)
    return [
      bodyError(
        'idNumber',
        'IdNumber',
        'must be an identity number with a real day of birth and its check character',
      ),
    ]
  const born = birthDateOf(idNumber)
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return [
    ...(birthDate && birthDate !== born
      ? [bodyError('birthDate', 'Mismatch', `must be ${born}, as in idNumber, or left out`)]
      : []),
    ...(workYears > age
      ? [bodyError('workYears', 'Max', 'must not be more years than the person has lived')]
      : []),
  ]
}

function refuseAppointed({ db }: World, phone: string, today: string): void {
  const sql = `SELECT certNo FROM expertApplication JOIN expertCertificate USING (id) WHERE phone = ? AND validTo >= ?`
  const valid = db.get<{ certNo: string }>(sql, [phone, today])
  if (valid) {
    const params = { certNo: valid.certNo }
    throw problem(409, 'error.expertAppointed', `${valid.certNo} is valid`, { params })
  }
}

function toRow({ phoneCode, expertType, certs = [], attachments = [], ...rest }: ExpertApplication) {
  return {
    ...rest,
    birthDate: birthDateOf(rest.idNumber),
    expertType: JSON.stringify(expertType),
    certs: JSON.stringify(certs),
    attachments: JSON.stringify(attachments),
  }
}

/**
 * Takes an expert's application in. The code is used up last, so that a slip in the form does not cost it.
 *
 * @throws HttpProblem 400 naming the field or `error.phoneCode`, 409
 */
export function applyAsExpert(world: World, body: ExpertApplication): ApplicationReceipt {
  const today = prcDate(world.clock.now())
  const faults = personFaults(body, today)
  if (faults.length > 0) throw invalid(faults)
  requirePicture(world, body.photoUrl, 'photoUrl')
  requireFiles(world, body.attachments ?? [], 'attachments')
  usePhoneCode(world, body.phone, 'VISITOR', body.phoneCode)
  return world.db.transaction(() => {
    refuseAppointed(world, body.phone, today)
    return receiveApplication(world, 'EXPERT', toRow(body))
  })
}
