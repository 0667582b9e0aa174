/** The words of matches on a server in English: the lobby, before a match, and at its table. */
import type { Reaction } from '../../table/act.ts';
import { countdown } from '../format.ts';

const reactions: Readonly<Record<Reaction, string>> = {
  hello: 'Hello!',
  thanks: 'Thanks!',
  'well-played': 'Well played!',
  oops: 'Oops!',
  wow: 'Wow!',
  thinking: 'Thinking ...',
  hurry: 'Please hurry!',
  sorry: 'Sorry!',
  bye: 'Bye!',
};

const english = {
  lobby: {
    title: 'With friends',
    noServer:
      'This page was not sent by a game server, or the server does not answer. Matches on this device work all the same.',
    open: 'Matches that wait for players',
    playing: 'Matches in play',
    none: 'None at the moment.',
    join: 'Join',
    watch: 'Watch',
    over: 'Matches that ended lately',
    look: 'Look',
    create: 'New match',
    name: 'Your name',
    needName: 'Please say your name first.',
    free: 'free',
    clock: 'Time for a move',
    clocks: (seconds: number): string => {
      if (seconds === 0) return 'no clock';
      if (seconds < 120) return `${seconds} seconds`;
      if (seconds < 7200) return `${seconds / 60} minutes`;
      return seconds < 172_800 ? `${seconds / 3600} hours` : `${seconds / 86_400} days`;
    },
    advice: 'Advice: every player may ask the adviser',
    advised: 'advice allowed',
    public: 'List in the lobby; otherwise only people with the link can join',
    make: 'Create match',
  },
  gather: {
    title: 'Waiting for players',
    listed: 'Listed in the lobby: everybody can join.',
    unlisted: 'Not listed: only people with the link can join.',
    advised: 'Advice is agreed on: every player may ask the adviser.',
    unadvised: 'No advice: the adviser is off.',
    seats: 'Seats',
    invite: 'Invite',
    inviteAbout: 'Anyone who opens this link can sit down, or watch.',
    onlyHere:
      'This link works on this machine only: the server has no address in a network, or was told to listen on this machine alone (--host).',
    copy: 'Copy the link',
    qr: 'The link as a QR code',
    sit: 'Sit down',
    start: 'Begin now, computer players take the free seats',
    stand: 'Leave seat',
    free: 'free',
    you: 'you',
    revealing: (names: string) =>
      `All seats are taken. The match begins as soon as every device has told its part of the chance; awaited: ${names}.`,
    redraw: 'Wait no longer: free these seats',
    redrawn:
      'A device did not tell its part of the chance in time. Its seat is free again, and the chance is drawn anew.',
    fair: 'How chance is kept fair',
    commitment: 'What the chance is made from is fixed already; this is its hash, to be checked afterwards:',
  },
  talk: {
    title: 'At the table',
    link: {
      connected: 'Connected',
      connecting: 'Connecting ...',
      lost: 'Connection lost: trying again ...',
      gone: 'There is no such match on this server.',
    },
    unreachable:
      'The server cannot be reached at the moment. This page tries again by itself; matches on this device work all the same.',
    clock: (seconds: number) => `${countdown(seconds)} left`,
    clockLong: (time: string) => `until ${time}`,
    minded: (name: string) => `A computer player minds the seat of ${name}.`,
    mindedYou: 'A computer player minds your seat.',
    back: 'Take it back',
    leave: 'Leave the match',
    leaveSure: 'Really leave? A computer player takes over. Press once more.',
    paused: 'The match is paused.',
    resume: 'Go on',
    propose: 'Propose to all',
    motions: { pause: 'a pause', end: 'to end here', longer: 'to play longer' },
    vote: (name: string, motion: string) => `${name} proposes ${motion}.`,
    votes: (yes: number) => `${yes} in favour.`,
    yes: 'Yes',
    no: 'No',
    react: 'Say',
    reactions,
    chat: 'Message',
    send: 'Send',
    mute: 'Hide what others say',
    unmute: 'Show what others say',
    said: 'What was said',
    device: 'Move my seat to another device',
    deviceAbout: 'Open this link on the other device. It works once.',
    seat: 'My seat',
    deviceCopy: 'Copy the link to my seat',
    rematch: 'Rematch',
    joinRematch: 'Join the rematch',
    rematchBy: (name: string) => `${name} asks for a rematch`,
    watchRematch: 'Watch the rematch',
    presence: 'Who is there',
    present: {
      here: 'here',
      away: 'away',
      bot: 'computer player',
      late: 'late; a computer player moves',
      left: 'left',
    },
    isAway: (name: string) => `${name} is away.`,
    sending: 'Sending ...',
    unsent: 'Connection lost. What you pressed is kept, and sent as soon as it is back.',
    took: 'This seat is now on this device.',
    elsewhere: 'You are watching; your seat is on another device.',
    failed: 'That did not work.',
  },
};

/** What every language has to say of them: English is the model. */
export type NetworkWords = typeof english;

export const networkEn: NetworkWords = english;
