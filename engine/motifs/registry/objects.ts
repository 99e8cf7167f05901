import { airplane } from '#engine/motifs/drawn/airplane.ts'
import { anchor } from '#engine/motifs/drawn/anchor.ts'
import { arrow } from '#engine/motifs/drawn/arrow.ts'
import { axe } from '#engine/motifs/drawn/axe.ts'
import { balloon } from '#engine/motifs/drawn/balloon.ts'
import { banjo } from '#engine/motifs/drawn/banjo.ts'
import { barbedWire } from '#engine/motifs/drawn/barbed-wire.ts'
import { barbell } from '#engine/motifs/drawn/barbell.ts'
import { bicycle } from '#engine/motifs/drawn/bicycle.ts'
import { birdcage } from '#engine/motifs/drawn/birdcage.ts'
import { bone } from '#engine/motifs/drawn/bone.ts'
import { book } from '#engine/motifs/drawn/book.ts'
import { boots } from '#engine/motifs/drawn/boots.ts'
import { bottle } from '#engine/motifs/drawn/bottle.ts'
import { bow } from '#engine/motifs/drawn/bow.ts'
import { boxingGloves } from '#engine/motifs/drawn/boxing-gloves.ts'
import { brain } from '#engine/motifs/drawn/brain.ts'
import { bullet } from '#engine/motifs/drawn/bullet.ts'
import { camera } from '#engine/motifs/drawn/camera.ts'
import { candle } from '#engine/motifs/drawn/candle.ts'
import { car } from '#engine/motifs/drawn/car.ts'
import { cassette } from '#engine/motifs/drawn/cassette.ts'
import { castle } from '#engine/motifs/drawn/castle.ts'
import { chain } from '#engine/motifs/drawn/chain.ts'
import { chessPiece } from '#engine/motifs/drawn/chess-piece.ts'
import { cigar } from '#engine/motifs/drawn/cigar.ts'
import { cigarette } from '#engine/motifs/drawn/cigarette.ts'
import { citySkyline } from '#engine/motifs/drawn/city-skyline.ts'
import { clock } from '#engine/motifs/drawn/clock.ts'
import { coffin } from '#engine/motifs/drawn/coffin.ts'
import { columns } from '#engine/motifs/drawn/columns.ts'
import { comedyAndTragedy } from '#engine/motifs/drawn/comedy-and-tragedy.ts'
import { compass } from '#engine/motifs/drawn/compass.ts'
import { coral } from '#engine/motifs/drawn/coral.ts'
import { cowboyBoot } from '#engine/motifs/drawn/cowboy-boot.ts'
import { cowboyHat } from '#engine/motifs/drawn/cowboy-hat.ts'
import { crown } from '#engine/motifs/drawn/crown.ts'
import { crystalBall } from '#engine/motifs/drawn/crystal-ball.ts'
import { cupcake } from '#engine/motifs/drawn/cupcake.ts'
import { dagger } from '#engine/motifs/drawn/dagger.ts'
import { diamond } from '#engine/motifs/drawn/diamond.ts'
import { dice } from '#engine/motifs/drawn/dice.ts'
import { divingHelmet } from '#engine/motifs/drawn/diving-helmet.ts'
import { dreamcatcher } from '#engine/motifs/drawn/dreamcatcher.ts'
import { drums } from '#engine/motifs/drawn/drums.ts'
import { eightBall } from '#engine/motifs/drawn/eight-ball.ts'
import { gameController } from '#engine/motifs/drawn/game-controller.ts'
import { gardenSpade } from '#engine/motifs/drawn/garden-spade.ts'
import { gate } from '#engine/motifs/drawn/gate.ts'
import { gears } from '#engine/motifs/drawn/gears.ts'
import { glasses } from '#engine/motifs/drawn/glasses.ts'
import { guitar } from '#engine/motifs/drawn/guitar.ts'
import { hat } from '#engine/motifs/drawn/hat.ts'
import { headphones } from '#engine/motifs/drawn/headphones.ts'
import { helmet } from '#engine/motifs/drawn/helmet.ts'
import { horseshoe } from '#engine/motifs/drawn/horseshoe.ts'
import { hotAirBalloon } from '#engine/motifs/drawn/hot-air-balloon.ts'
import { hourglass } from '#engine/motifs/drawn/hourglass.ts'
import { house } from '#engine/motifs/drawn/house.ts'
import { jar } from '#engine/motifs/drawn/jar.ts'
import { katana } from '#engine/motifs/drawn/katana.ts'
import { key } from '#engine/motifs/drawn/key.ts'
import { keyhole } from '#engine/motifs/drawn/keyhole.ts'
import { lantern } from '#engine/motifs/drawn/lantern.ts'
import { lightBulb } from '#engine/motifs/drawn/light-bulb.ts'
import { lighter } from '#engine/motifs/drawn/lighter.ts'
import { lighthouse } from '#engine/motifs/drawn/lighthouse.ts'
import { martini } from '#engine/motifs/drawn/martini.ts'
import { match } from '#engine/motifs/drawn/match.ts'
import { microphone } from '#engine/motifs/drawn/microphone.ts'
import { monocle } from '#engine/motifs/drawn/monocle.ts'
import { motorcycle } from '#engine/motifs/drawn/motorcycle.ts'
import { needle } from '#engine/motifs/drawn/needle.ts'
import { newspaper } from '#engine/motifs/drawn/newspaper.ts'
import { padlock } from '#engine/motifs/drawn/padlock.ts'
import { paperBoat } from '#engine/motifs/drawn/paper-boat.ts'
import { paperPlane } from '#engine/motifs/drawn/paper-plane.ts'
import { pianoKeys } from '#engine/motifs/drawn/piano-keys.ts'
import { pipe } from '#engine/motifs/drawn/pipe.ts'
import { pizza } from '#engine/motifs/drawn/pizza.ts'
import { playgroundSwing } from '#engine/motifs/drawn/playground-swing.ts'
import { playingCard } from '#engine/motifs/drawn/playing-card.ts'
import { pocketWatch } from '#engine/motifs/drawn/pocket-watch.ts'
import { revolver } from '#engine/motifs/drawn/revolver.ts'
import { ring } from '#engine/motifs/drawn/ring.ts'
import { rock } from '#engine/motifs/drawn/rock.ts'
import { rocket } from '#engine/motifs/drawn/rocket.ts'
import { ropeKnot } from '#engine/motifs/drawn/rope-knot.ts'
import { rosary } from '#engine/motifs/drawn/rosary.ts'
import { sailingShip } from '#engine/motifs/drawn/sailing-ship.ts'
import { saxophone } from '#engine/motifs/drawn/saxophone.ts'
import { scalesOfJustice } from '#engine/motifs/drawn/scales-of-justice.ts'
import { scissors } from '#engine/motifs/drawn/scissors.ts'
import { scooter } from '#engine/motifs/drawn/scooter.ts'
import { scythe } from '#engine/motifs/drawn/scythe.ts'
import { seaChart } from '#engine/motifs/drawn/sea-chart.ts'
import { sewingMachine } from '#engine/motifs/drawn/sewing-machine.ts'
import { shipWheel } from '#engine/motifs/drawn/ship-wheel.ts'
import { skateboard } from '#engine/motifs/drawn/skateboard.ts'
import { soccerBall } from '#engine/motifs/drawn/soccer-ball.ts'
import { spartanHelmet } from '#engine/motifs/drawn/spartan-helmet.ts'
import { spiderWeb } from '#engine/motifs/drawn/spider-web.ts'
import { stethoscope } from '#engine/motifs/drawn/stethoscope.ts'
import { straightRazor } from '#engine/motifs/drawn/straight-razor.ts'
import { surfboard } from '#engine/motifs/drawn/surfboard.ts'
import { sword } from '#engine/motifs/drawn/sword.ts'
import { teaCup } from '#engine/motifs/drawn/tea-cup.ts'
import { teapot } from '#engine/motifs/drawn/teapot.ts'
import { temple } from '#engine/motifs/drawn/temple.ts'
import { thorHammer } from '#engine/motifs/drawn/thor-hammer.ts'
import { tombstone } from '#engine/motifs/drawn/tombstone.ts'
import { topHat } from '#engine/motifs/drawn/top-hat.ts'
import { toriiGate } from '#engine/motifs/drawn/torii-gate.ts'
import { trashCan } from '#engine/motifs/drawn/trash-can.ts'
import { trident } from '#engine/motifs/drawn/trident.ts'
import { typewriter } from '#engine/motifs/drawn/typewriter.ts'
import { umbrella } from '#engine/motifs/drawn/umbrella.ts'
import { vase } from '#engine/motifs/drawn/vase.ts'
import { village } from '#engine/motifs/drawn/village.ts'
import { vinyl } from '#engine/motifs/drawn/vinyl.ts'
import { violin } from '#engine/motifs/drawn/violin.ts'
import { whiskeyGlass } from '#engine/motifs/drawn/whiskey-glass.ts'
import { openWindow } from '#engine/motifs/drawn/window.ts'
import { witchHat } from '#engine/motifs/drawn/witch-hat.ts'
import { worldMap } from '#engine/motifs/drawn/world-map.ts'
import { yarn } from '#engine/motifs/drawn/yarn.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const OBJECTS: readonly Motif[] = [
  airplane,
  anchor,
  arrow,
  axe,
  balloon,
  banjo,
  barbedWire,
  barbell,
  bicycle,
  birdcage,
  bone,
  book,
  boots,
  bottle,
  bow,
  boxingGloves,
  brain,
  bullet,
  camera,
  candle,
  car,
  cassette,
  castle,
  chain,
  chessPiece,
  cigar,
  cigarette,
  citySkyline,
  clock,
  coffin,
  columns,
  comedyAndTragedy,
  compass,
  coral,
  cowboyBoot,
  cowboyHat,
  crown,
  crystalBall,
  cupcake,
  dagger,
  diamond,
  dice,
  divingHelmet,
  dreamcatcher,
  drums,
  eightBall,
  gameController,
  gardenSpade,
  gate,
  gears,
  glasses,
  guitar,
  hat,
  headphones,
  helmet,
  horseshoe,
  hotAirBalloon,
  hourglass,
  house,
  jar,
  katana,
  key,
  keyhole,
  lantern,
  lightBulb,
  lighter,
  lighthouse,
  martini,
  match,
  microphone,
  monocle,
  motorcycle,
  needle,
  newspaper,
  openWindow,
  padlock,
  paperBoat,
  paperPlane,
  pianoKeys,
  pipe,
  pizza,
  playgroundSwing,
  playingCard,
  pocketWatch,
  revolver,
  ring,
  rock,
  rocket,
  ropeKnot,
  rosary,
  sailingShip,
  saxophone,
  scalesOfJustice,
  scissors,
  scooter,
  scythe,
  seaChart,
  sewingMachine,
  shipWheel,
  skateboard,
  soccerBall,
  spartanHelmet,
  spiderWeb,
  stethoscope,
  straightRazor,
  surfboard,
  sword,
  teaCup,
  teapot,
  temple,
  thorHammer,
  tombstone,
  topHat,
  toriiGate,
  trashCan,
  trident,
  typewriter,
  umbrella,
  vase,
  village,
  vinyl,
  violin,
  whiskeyGlass,
  witchHat,
  worldMap,
  yarn,
]
