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
      'This page does not come from a game server, or the server does not answer. You can still play matches on this device.',
    open: 'Matches waiting for players',
    playing: 'Matches in play',
    none: 'None at the moment.',
    join: 'Join',
    watch: 'Watch',
    over: 'Finished matches',
    look: 'Look',
    create: 'New match',
    name: 'Your name',
    needName: 'Please enter your name first.',
    free: 'free',
    clock: 'Time for a move',
    clocks: (seconds: number): string => {
      if (seconds === 0) return 'no clock';
      if (seconds < 120) return `${seconds} seconds`;
      if (seconds < 7200) return `${seconds / 60} minutes`;
      return seconds < 172_800 ? `${seconds / 3600} hours` : `${seconds / 86_400} days`;
    },
    advice: 'Advice: every player may ask for it',
    advised: 'advice allowed',
    public: 'List in the lobby; otherwise only people with the link can join',
    make: 'Create match',
  },
  gather: {
    title: 'Waiting for players',
    listed: 'Listed in the lobby: everybody can join.',
    unlisted: 'Not listed: only people with the link can join.',
    advised: 'Advice is on: every player may ask for it.',
    unadvised: 'Advice is off.',
    seats: 'Seats',
    invite: 'Invite',
    inviteAbout: 'Anyone with this link can take a seat or watch.',
    onlyHere:
      'This link works only on this computer: the server has no network address, or listens on this computer only (--host).',
    copy: 'Copy the link',
    qr: 'The link as a QR code',
    sit: 'Take a seat',
    start: 'Start now with computer players in the free seats',
    stand: 'Leave seat',
    free: 'free',
    you: 'you',
    revealing: (names: string) =>
      `All seats are taken. The match begins as soon as every device has revealed its part of the chance. Waiting for ${names}.`,
    redraw: 'Stop waiting and free these seats',
    redrawn:
      'A device did not reveal its part of the chance in time. Its seat is free again, and chance is drawn again.',
    fair: 'How chance is kept fair',
    commitment: 'The source of all chance is already fixed. This is its hash, which your device checks afterwards:',
  },
  talk: {
    title: 'At the table',
    link: {
      connected: 'Connected',
      connecting: 'Connecting ...',
      lost: 'Connection lost: trying again ...',
      gone: 'Match not found on this server.',
    },
    unreachable:
      'The server cannot be reached at the moment. This page keeps trying; you can still play matches on this device.',
    clock: (seconds: number) => `${countdown(seconds)} left`,
    clockLong: (time: string) => `until ${time}`,
    minded: (name: string) => `A computer player is playing for ${name}.`,
    mindedYou: 'A computer player is playing for you.',
    back: 'Take it back',
    leave: 'Leave the match',
    leaveSure: 'Really leave? A computer player takes over. Press once more.',
    paused: 'The match is paused.',
    resume: 'Resume',
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
    presence: 'Who is here',
    present: {
      here: 'here',
      away: 'away',
      bot: 'computer player',
      late: 'late; a computer player moves',
      left: 'left',
    },
    isAway: (name: string) => `${name} is away.`,
    sending: 'Sending ...',
    unsent: 'Connection lost. Your action is saved and will be sent when the connection is back.',
    took: 'This seat is now on this device.',
    elsewhere: 'You are watching; your seat is on another device.',
    failed: 'That did not work.',
  },
};

/** What every language has to say of them: English is the model. */
export type NetworkWords = typeof english;

export const networkEn: NetworkWords = english;
