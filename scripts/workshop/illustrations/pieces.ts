import { accounts } from './accounts'
import { agent } from './agent'
import { bridge } from './bridge'
import { dashboard } from './dashboard'
import { deck } from './deck'
import { energy } from './energy'
import { inspection } from './inspection'
import { laboratory } from './laboratory'
import { layers } from './layers'
import { network } from './network'
import { phone } from './phone'
import { pipeline } from './pipeline'
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
  inspection,
  laboratory,
  layers,
  network,
  phone,
  pipeline,
  route,
  signals,
  switches,
  watch,
}
