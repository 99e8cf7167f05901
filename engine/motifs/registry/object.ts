// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { airplane } from '#engine/motifs/drawn/object/airplane.ts'
import { allenKey } from '#engine/motifs/drawn/object/allen-key.ts'
import { anchor } from '#engine/motifs/drawn/object/anchor.ts'
import { arrow } from '#engine/motifs/drawn/object/arrow.ts'
import { axe } from '#engine/motifs/drawn/object/axe.ts'
import { balloon } from '#engine/motifs/drawn/object/balloon.ts'
import { banjo } from '#engine/motifs/drawn/object/banjo.ts'
import { barbedWire } from '#engine/motifs/drawn/object/barbed-wire.ts'
import { barbell } from '#engine/motifs/drawn/object/barbell.ts'
import { beehive } from '#engine/motifs/drawn/object/beehive.ts'
import { bicycle } from '#engine/motifs/drawn/object/bicycle.ts'
import { birdcage } from '#engine/motifs/drawn/object/birdcage.ts'
import { bone } from '#engine/motifs/drawn/object/bone.ts'
import { book } from '#engine/motifs/drawn/object/book.ts'
import { boots } from '#engine/motifs/drawn/object/boots.ts'
import { bottle } from '#engine/motifs/drawn/object/bottle.ts'
import { bow } from '#engine/motifs/drawn/object/bow.ts'
import { box } from '#engine/motifs/drawn/object/box.ts'
import { boxingGloves } from '#engine/motifs/drawn/object/boxing-gloves.ts'
import { brain } from '#engine/motifs/drawn/object/brain.ts'
import { bullet } from '#engine/motifs/drawn/object/bullet.ts'
import { camera } from '#engine/motifs/drawn/object/camera.ts'
import { candle } from '#engine/motifs/drawn/object/candle.ts'
import { car } from '#engine/motifs/drawn/object/car.ts'
import { cassette } from '#engine/motifs/drawn/object/cassette.ts'
import { castle } from '#engine/motifs/drawn/object/castle.ts'
import { chain } from '#engine/motifs/drawn/object/chain.ts'
import { chessPiece } from '#engine/motifs/drawn/object/chess-piece.ts'
import { cigar } from '#engine/motifs/drawn/object/cigar.ts'
import { cigarette } from '#engine/motifs/drawn/object/cigarette.ts'
import { citySkyline } from '#engine/motifs/drawn/object/city-skyline.ts'
import { clock } from '#engine/motifs/drawn/object/clock.ts'
import { coffin } from '#engine/motifs/drawn/object/coffin.ts'
import { columns } from '#engine/motifs/drawn/object/columns.ts'
import { comedyAndTragedy } from '#engine/motifs/drawn/object/comedy-and-tragedy.ts'
import { compass } from '#engine/motifs/drawn/object/compass.ts'
import { coral } from '#engine/motifs/drawn/object/coral.ts'
import { cowboyBoot } from '#engine/motifs/drawn/object/cowboy-boot.ts'
import { cowboyHat } from '#engine/motifs/drawn/object/cowboy-hat.ts'
import { crown } from '#engine/motifs/drawn/object/crown.ts'
import { crystalBall } from '#engine/motifs/drawn/object/crystal-ball.ts'
import { cupcake } from '#engine/motifs/drawn/object/cupcake.ts'
import { dagger } from '#engine/motifs/drawn/object/dagger.ts'
import { diamond } from '#engine/motifs/drawn/object/diamond.ts'
import { dice } from '#engine/motifs/drawn/object/dice.ts'
import { divingHelmet } from '#engine/motifs/drawn/object/diving-helmet.ts'
import { dreamcatcher } from '#engine/motifs/drawn/object/dreamcatcher.ts'
import { drums } from '#engine/motifs/drawn/object/drums.ts'
import { eightBall } from '#engine/motifs/drawn/object/eight-ball.ts'
import { envelope } from '#engine/motifs/drawn/object/envelope.ts'
import { foldingFan } from '#engine/motifs/drawn/object/folding-fan.ts'
import { gameController } from '#engine/motifs/drawn/object/game-controller.ts'
import { gardenSpade } from '#engine/motifs/drawn/object/garden-spade.ts'
import { gate } from '#engine/motifs/drawn/object/gate.ts'
import { gears } from '#engine/motifs/drawn/object/gears.ts'
import { glasses } from '#engine/motifs/drawn/object/glasses.ts'
import { guitar } from '#engine/motifs/drawn/object/guitar.ts'
import { hat } from '#engine/motifs/drawn/object/hat.ts'
import { headphones } from '#engine/motifs/drawn/object/headphones.ts'
import { helmet } from '#engine/motifs/drawn/object/helmet.ts'
import { horseshoe } from '#engine/motifs/drawn/object/horseshoe.ts'
import { hotAirBalloon } from '#engine/motifs/drawn/object/hot-air-balloon.ts'
import { hourglass } from '#engine/motifs/drawn/object/hourglass.ts'
import { house } from '#engine/motifs/drawn/object/house.ts'
import { jar } from '#engine/motifs/drawn/object/jar.ts'
import { katana } from '#engine/motifs/drawn/object/katana.ts'
import { key } from '#engine/motifs/drawn/object/key.ts'
import { keyhole } from '#engine/motifs/drawn/object/keyhole.ts'
import { lantern } from '#engine/motifs/drawn/object/lantern.ts'
import { lightBulb } from '#engine/motifs/drawn/object/light-bulb.ts'
import { lighter } from '#engine/motifs/drawn/object/lighter.ts'
import { lighthouse } from '#engine/motifs/drawn/object/lighthouse.ts'
import { martini } from '#engine/motifs/drawn/object/martini.ts'
import { match } from '#engine/motifs/drawn/object/match.ts'
import { matchbox } from '#engine/motifs/drawn/object/matchbox.ts'
import { microphone } from '#engine/motifs/drawn/object/microphone.ts'
import { monocle } from '#engine/motifs/drawn/object/monocle.ts'
import { motorcycle } from '#engine/motifs/drawn/object/motorcycle.ts'
import { needle } from '#engine/motifs/drawn/object/needle.ts'
import { newspaper } from '#engine/motifs/drawn/object/newspaper.ts'
import { noteCard } from '#engine/motifs/drawn/object/note-card.ts'
import { padlock } from '#engine/motifs/drawn/object/padlock.ts'
import { paperBoat } from '#engine/motifs/drawn/object/paper-boat.ts'
import { paperPlane } from '#engine/motifs/drawn/object/paper-plane.ts'
import { pianoKeys } from '#engine/motifs/drawn/object/piano-keys.ts'
import { pickupTruck } from '#engine/motifs/drawn/object/pickup-truck.ts'
import { pipe } from '#engine/motifs/drawn/object/pipe.ts'
import { pizza } from '#engine/motifs/drawn/object/pizza.ts'
import { playgroundSwing } from '#engine/motifs/drawn/object/playground-swing.ts'
import { playingCard } from '#engine/motifs/drawn/object/playing-card.ts'
import { pocketWatch } from '#engine/motifs/drawn/object/pocket-watch.ts'
import { porthole } from '#engine/motifs/drawn/object/porthole.ts'
import { revolver } from '#engine/motifs/drawn/object/revolver.ts'
import { ring } from '#engine/motifs/drawn/object/ring.ts'
import { robotVacuum } from '#engine/motifs/drawn/object/robot-vacuum.ts'
import { rock } from '#engine/motifs/drawn/object/rock.ts'
import { rocket } from '#engine/motifs/drawn/object/rocket.ts'
import { ropeKnot } from '#engine/motifs/drawn/object/rope-knot.ts'
import { rosary } from '#engine/motifs/drawn/object/rosary.ts'
import { rubberDuck } from '#engine/motifs/drawn/object/rubber-duck.ts'
import { sailingShip } from '#engine/motifs/drawn/object/sailing-ship.ts'
import { saxophone } from '#engine/motifs/drawn/object/saxophone.ts'
import { scalesOfJustice } from '#engine/motifs/drawn/object/scales-of-justice.ts'
import { scarf } from '#engine/motifs/drawn/object/scarf.ts'
import { scissors } from '#engine/motifs/drawn/object/scissors.ts'
import { scooter } from '#engine/motifs/drawn/object/scooter.ts'
import { scythe } from '#engine/motifs/drawn/object/scythe.ts'
import { seaChart } from '#engine/motifs/drawn/object/sea-chart.ts'
import { sewingMachine } from '#engine/motifs/drawn/object/sewing-machine.ts'
import { shield } from '#engine/motifs/drawn/object/shield.ts'
import { shipWheel } from '#engine/motifs/drawn/object/ship-wheel.ts'
import { signpost } from '#engine/motifs/drawn/object/signpost.ts'
import { skateboard } from '#engine/motifs/drawn/object/skateboard.ts'
import { soccerBall } from '#engine/motifs/drawn/object/soccer-ball.ts'
import { spartanHelmet } from '#engine/motifs/drawn/object/spartan-helmet.ts'
import { spiderWeb } from '#engine/motifs/drawn/object/spider-web.ts'
import { stethoscope } from '#engine/motifs/drawn/object/stethoscope.ts'
import { straightRazor } from '#engine/motifs/drawn/object/straight-razor.ts'
import { string } from '#engine/motifs/drawn/object/string.ts'
import { surfboard } from '#engine/motifs/drawn/object/surfboard.ts'
import { sword } from '#engine/motifs/drawn/object/sword.ts'
import { teaCup } from '#engine/motifs/drawn/object/tea-cup.ts'
import { teapot } from '#engine/motifs/drawn/object/teapot.ts'
import { temple } from '#engine/motifs/drawn/object/temple.ts'
import { thorHammer } from '#engine/motifs/drawn/object/thor-hammer.ts'
import { ticket } from '#engine/motifs/drawn/object/ticket.ts'
import { tombstone } from '#engine/motifs/drawn/object/tombstone.ts'
import { topHat } from '#engine/motifs/drawn/object/top-hat.ts'
import { toriiGate } from '#engine/motifs/drawn/object/torii-gate.ts'
import { trashCan } from '#engine/motifs/drawn/object/trash-can.ts'
import { treasureChest } from '#engine/motifs/drawn/object/treasure-chest.ts'
import { trident } from '#engine/motifs/drawn/object/trident.ts'
import { typewriter } from '#engine/motifs/drawn/object/typewriter.ts'
import { umbrella } from '#engine/motifs/drawn/object/umbrella.ts'
import { vase } from '#engine/motifs/drawn/object/vase.ts'
import { vikingShip } from '#engine/motifs/drawn/object/viking-ship.ts'
import { village } from '#engine/motifs/drawn/object/village.ts'
import { vinyl } from '#engine/motifs/drawn/object/vinyl.ts'
import { violin } from '#engine/motifs/drawn/object/violin.ts'
import { whiskeyGlass } from '#engine/motifs/drawn/object/whiskey-glass.ts'
import { openWindow } from '#engine/motifs/drawn/object/window.ts'
import { witchHat } from '#engine/motifs/drawn/object/witch-hat.ts'
import { worldMap } from '#engine/motifs/drawn/object/world-map.ts'
import { yarn } from '#engine/motifs/drawn/object/yarn.ts'

export const OBJECT_MOTIFS: readonly Motif[] = [
  airplane,
  allenKey,
  anchor,
  arrow,
  axe,
  balloon,
  banjo,
  barbedWire,
  barbell,
  beehive,
  bicycle,
  birdcage,
  bone,
  book,
  boots,
  bottle,
  bow,
  box,
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
  envelope,
  foldingFan,
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
  matchbox,
  microphone,
  monocle,
  motorcycle,
  needle,
  newspaper,
  noteCard,
  padlock,
  paperBoat,
  paperPlane,
  pianoKeys,
  pickupTruck,
  pipe,
  pizza,
  playgroundSwing,
  playingCard,
  pocketWatch,
  porthole,
  revolver,
  ring,
  robotVacuum,
  rock,
  rocket,
  ropeKnot,
  rosary,
  rubberDuck,
  sailingShip,
  saxophone,
  scalesOfJustice,
  scarf,
  scissors,
  scooter,
  scythe,
  seaChart,
  sewingMachine,
  shield,
  shipWheel,
  signpost,
  skateboard,
  soccerBall,
  spartanHelmet,
  spiderWeb,
  stethoscope,
  straightRazor,
  string,
  surfboard,
  sword,
  teaCup,
  teapot,
  temple,
  thorHammer,
  ticket,
  tombstone,
  topHat,
  toriiGate,
  trashCan,
  treasureChest,
  trident,
  typewriter,
  umbrella,
  vase,
  vikingShip,
  village,
  vinyl,
  violin,
  whiskeyGlass,
  openWindow,
  witchHat,
  worldMap,
  yarn,
]
