import { accounts } from './accounts'
import { agent } from './agent'
import { bridge } from './bridge'
import { dashboard } from './dashboard'
import { deck } from './deck'
import { energy } from './energy'
import { game } from './game'
import { inspection } from './inspection'
import { laboratory } from './laboratory'
import { layers } from './layers'
import { mark } from './mark'
import { network } from './network'
import { phone } from './phone'
import { pipeline } from './pipeline'
import { ramp } from './ramp'
import { route } from './route'
import { signals } from './signals'
import { switches } from './switches'
import { watch } from './watch'

export const pieces = {
  accounts,
  agent,
  bridge,
  dashboard,
  deck,
  energy,
  game,
  inspection,
  laboratory,
  layers,
  mark,
  network,
  phone,
  pipeline,
  ramp,
  route,
  signals,
  switches,
  watch,
}
