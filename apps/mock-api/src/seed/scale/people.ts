import type { World } from '../../world.ts'
import { firstScaleId } from '../members/scale-members.ts'

/** One of the members beyond the usual ones, whose records the lists are made long with. */
export interface ScalePerson {
  /** Counted from 0. */
  index: number
  id: number
  ownerType: 'PERSON'
  uscc: null
  name: string
  phone: string
  gender: string
  idNumber: string
  birthDate: string
  companyName: string
  certType: string
  certNo: string
  certMajor: string
  city: string
}

/** The first `count` of them. */
export const scalePeople = ({ db }: World, count: number): ScalePerson[] =>
  db.all<ScalePerson>(
    `SELECT id - ? AS "index", id, ownerType, uscc, name, phone, gender, idNumber, birthDate, companyName, certType,
       certNo, certMajor, city
     FROM member JOIN personProfile ON memberId = id WHERE id >= ? ORDER BY id LIMIT ?`,
    [firstScaleId, firstScaleId, count],
  )

/** Which of ten a record is: most are as usual, some wait, some were refused. */
export const tenth = (index: number): number => index % 10

/** Days ago, further back for the first of `count` than for the last, so that ids rise with time. */
export const daysBack = (index: number, count: number, from: number, to: number): number =>
  from - Math.floor(((from - to) * index) / count)
